import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useOfficeTexts } from '../i18n/office-texts.ts'

/** A link or action of a menu; `reason`: why it is disabled. */
export interface MenuItem {
  text: string
  href?: string
  onPress?(): void
  reason?: string | null | undefined
}
interface Props {
  /** The accessible name of the menu. */
  name: string
  items: readonly MenuItem[]
  /** The label of its button, if it has room. */
  text?: string
}

const EDGE_PX = 8
const GAP_PX = 4
/** A partly visible item shows that a long menu scrolls. */
const ENOUGH_PX = 200

/** Positions the menu at its button: where it has room, below if possible, within the window. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect()
  const { width, height } = menu.getBoundingClientRect()
  const below = innerHeight - EDGE_PX - at.bottom - GAP_PX
  const above = at.top - GAP_PX - EDGE_PX
  const isBelow = height <= below || below >= above || (height > above && below >= ENOUGH_PX)
  menu.style.maxHeight = `${Math.max(0, isBelow ? below : above)}px`
  menu.style.top = `${isBelow ? at.bottom + GAP_PX : Math.max(EDGE_PX, at.top - GAP_PX - height)}px`
  const left = at.right - width < EDGE_PX ? Math.min(at.left, innerWidth - EDGE_PX - width) : at.right - width
  menu.style.left = `${Math.max(EDGE_PX, left)}px`
}

/**
 * The actions of a row, behind three dots. Items exist only while it is open, because a list has a hundred
 * menus.
 */
export function RowMenu({ name, items, text }: Props) {
  const { table: t } = useOfficeTexts()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    if (!isOpen || !menu.current || !button.current) return
    menu.current.showPopover()
    place(menu.current, button.current)
    menu.current.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    const placed = button.current.getBoundingClientRect().top
    // A late scroll event must not close it; it closes when its button moves away.
    const hide = () => {
      const top = button.current?.getBoundingClientRect().top ?? placed
      if (Math.abs(top - placed) > 1) menu.current?.hidePopover()
    }
    window.addEventListener('scroll', hide, { passive: true })
    return () => window.removeEventListener('scroll', hide)
  }, [isOpen])
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const all = [...(menu.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    const at = all.indexOf(document.activeElement as HTMLElement)
    all[(at + step + all.length) % all.length]?.focus()
  }
  const close = () => {
    menu.current?.hidePopover()
    button.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <button
        ref={button}
        className={text ? 'btn line' : 'row-menu'}
        type="button"
        aria-label={text ? undefined : t.actionsFor(name)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-menu
        onClick={() => setOpen(!isOpen)}
      >
        {text ?? (
          <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12h.1M12 12h.1M19 12h.1" strokeWidth="3" />
          </svg>
        )}
      </button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys are a help beside Tab, which goes through its items
        <div
          ref={menu}
          id={id}
          className="row-actions"
          popover="auto"
          role="group"
          aria-label={t.actionsFor(name)}
          onKeyDown={move}
          onToggle={({ newState }) => newState === 'closed' && setOpen(false)}
        >
          {items.map((item, index) => (
            <Item
              key={item.text}
              item={item}
              isReasonRepeated={Boolean(item.reason) && item.reason === items[index + 1]?.reason}
              close={close}
            />
          ))}
        </div>
      )}
    </>
  )
}

function Item({
  item: { text, href, onPress, reason },
  isReasonRepeated,
  close,
}: {
  item: MenuItem
  /** The next item shows the same reason for both. */
  isReasonRepeated: boolean
  close(): void
}) {
  if (href && !reason) return <a href={href}>{text}</a>
  return (
    <button
      type="button"
      aria-disabled={reason ? true : undefined}
      onClick={() => {
        if (reason) return
        close()
        onPress?.()
      }}
    >
      {text}
      {reason && <small className={isReasonRepeated ? 'vh' : undefined}>{reason}</small>}
    </button>
  )
}
