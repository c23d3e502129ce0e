import { useEffect, useRef, useState } from 'react'
import type { Values } from '../../forms/rules.ts'
import { fieldsOf } from './car-fields.ts'
import type { Group } from './car-fields.ts'
import { useCarFormTexts } from './car-form-texts.ts'

interface Props {
  groups: readonly Group[]
  values: Values
  numberOfImages: number
  hasHistory: boolean
}

type Listed = Group | 'pictures' | 'history'

/**
 * Links to the sections of the form, how much of each is filled, and which one is in view: a column on wide screens, a
 * bar that stays at the top on phones and tablets.
 */
export function Contents({ groups, values, numberOfImages, hasHistory }: Props) {
  const t = useCarFormTexts()
  const ids: readonly Listed[] = ['pictures', ...groups, ...(hasHistory ? (['history'] as const) : [])]
  const [current, setCurrent] = useState('pictures')
  const bar = useRef<HTMLElement>(null)
  // On phones the bar scrolls sideways and keeps the current link in view.
  useEffect(() => {
    const link = bar.current?.querySelector<HTMLElement>('[aria-current]')
    if (bar.current && link) bar.current.scrollLeft = link.offsetLeft - (bar.current.clientWidth - link.clientWidth) / 2
  })
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return
    const seen = new Set<string>()
    const order = ids.join(' ')
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = target.getAttribute('aria-labelledby') ?? ''
          if (isIntersecting) seen.add(id)
          else seen.delete(id)
        }
        const first = order.split(' ').find((id) => seen.has(id))
        if (first) setCurrent(first)
      },
      { rootMargin: '-20% 0px -60% 0px' },
    )
    for (const part of document.querySelectorAll('.car-form .office-part')) watch.observe(part)
    return () => watch.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- the parts of one form stay the same
  }, [])
  return (
    <nav ref={bar} className="contents" aria-label={t.contents}>
      {ids.map((id) => {
        const fields = id === 'pictures' || id === 'history' ? [] : fieldsOf(id)
        const filled = fields.filter(({ name }) => values[name]?.trim()).length
        const isFull = id === 'pictures' ? numberOfImages > 0 : fields.length > 0 && filled === fields.length
        return (
          <a key={id} href={`#${id}`} aria-current={current === id ? 'true' : undefined}>
            {isFull ? (
              <svg className="ico s" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 12.5 10 18 20 6" />
              </svg>
            ) : (
              <span />
            )}
            {t.short[id] ?? t.groups[id]}
            <small>
              {id === 'pictures' ? numberOfImages : fields.length > 0 && `${filled}/${fields.length}`}
              {fields.length > 0 && <span className="vh"> {t.filled(filled, fields.length)}</span>}
            </small>
          </a>
        )
      })}
    </nav>
  )
}
