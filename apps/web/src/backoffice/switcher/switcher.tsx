import type { SwitchItem } from '@minato/contract/switch'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Dialog } from '../../forms/dialog.tsx'
import { Icon } from '../../ui/icons.tsx'
import { localPath, shopLocale } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { useOfficeTexts } from '../../i18n/office-texts.ts'
import type { NewInquiryFor } from '../inquiries/new-inquiry.lazy.ts'
import { actionsOn } from './item-actions.ts'
import { useStaticEntries } from './own-entries.ts'
import type { Entry } from './own-entries.ts'
import { entriesOf, matching, placeResults, sectionsFor } from './switch-sections.ts'

/** Debounce before a request, in ms. */
const REST_MS = 120
const keyOf = ({ kind, path, label }: SwitchItem): string => `${kind} ${path} ${label}`

interface Props {
  onKeys(): void
  onSignOut(): void
  onNewInquiry(subject: NewInquiryFor): void
  onClose(): void
}

/** Opens any car, maker, customer, inquiry, screen or action by a few letters (Ctrl or ⌘ and K). */
export function Switcher({ onKeys, onSignOut, onNewInquiry, onClose }: Props) {
  const { api, locale } = useShell()
  const { switcher: t, actions } = useOfficeTexts()
  const { history } = useRouter()
  const [text, setText] = useState('')
  const [found, setFound] = useState<{ asked: string; entries: readonly Entry[] }>({ asked: '', entries: [] })
  const [failed, setFailed] = useState('')
  /** The found item whose actions are shown instead of the results. */
  const [subject, setSubject] = useState<Entry>()
  const list = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLInputElement>(null)
  /** Enter was pressed for this text before its results arrived, as barcode scanners do. */
  const pressed = useRef('')
  useEffect(() => box.current?.focus(), [])
  const id = useId()
  const own = useStaticEntries({ showShortcuts: onKeys, signOut: onSignOut })
  const [sections, setSections] = useState(() => sectionsFor('', own))
  /** The key of the row selected by arrow or mouse. */
  const [selected, setSelected] = useState<string>()
  const asked = text.trim()
  const show = (queryText: string, items: readonly Entry[]) => {
    const next = sectionsFor(queryText, [...items, ...matching(own, queryText)])
    setSections((shown) => placeResults(shown, next, selected))
    return next
  }
  // The names of the settings' sections are loaded after the switcher opens.
  const [ownCount, setOwnCount] = useState(own.length)
  if (own.length !== ownCount) {
    setOwnCount(own.length)
    show(asked, asked === '' ? [] : matching(found.entries, asked))
  }
  const type = (typed: string) => {
    pressed.current = ''
    setSubject(undefined)
    setText(typed)
    const queryText = typed.trim()
    if (queryText === asked) return
    // Until results arrive, keeps rows that match the new text.
    show(queryText, queryText === '' ? [] : matching(found.entries, queryText))
  }
  const go = (path: string) => {
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
    history.push(localPath(pathname, locale) + rest)
  }
  const choose = (entry: Entry | undefined) => {
    if (!entry) return
    onClose()
    if (entry.path) go(entry.path)
    else (own.find(({ key }) => key === entry.key) ?? entry).run?.()
  }
  const ask = useEffectEvent(async (queryText: string, signal: AbortSignal) => {
    try {
      const items = await api('GET /api/main/switch', { query: { queryText, locale: shopLocale(locale) }, signal })
      if (signal.aborted) return
      const answer = items.map((item) => ({
        ...item,
        // Managers open a car to work on it; its page for buyers is among the actions.
        path: item.kind === 'car' ? `/vehicle/edit/${item.id}` : item.path,
        key: keyOf(item),
        actions: actionsOn(item, t.itemActions, onNewInquiry),
      }))
      setFound({ asked: queryText, entries: answer })
      setFailed('')
      const [first] = entriesOf(show(queryText, answer))
      if (pressed.current === queryText) choose(first)
    } catch {
      if (!signal.aborted) setFailed(queryText)
    }
  })
  useEffect(() => {
    const on = new AbortController()
    if (asked !== '') {
      const timer = setTimeout(ask, REST_MS, asked, on.signal)
      on.signal.addEventListener('abort', () => clearTimeout(timer))
    }
    return () => on.abort()
  }, [asked])
  const isAnswered = asked === '' || found.asked === asked
  const shownSections = subject ? [{ kind: 'action' as const, entries: subject.actions ?? [] }] : sections
  const entries = entriesOf(shownSections)
  const showActions = (entry: Entry | undefined) => {
    setSelected(entry ? entry.actions?.[0]?.key : subject?.key)
    setSubject(entry)
  }
  const hasFailed = asked !== '' && failed === asked
  const isLooking = !isAnswered && !hasFailed
  const at = Math.max(
    0,
    entries.findIndex(({ key }) => key === selected),
  )
  useEffect(() => {
    list.current?.querySelector(`[id="${id}-${at}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])
  const enter = () => {
    if (entries.length === 0 && isLooking) pressed.current = asked
    else choose(entries[at])
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const isAtEnd = box.current?.selectionEnd === text.length
    if (step) setSelected(entries[(at + step + entries.length) % Math.max(1, entries.length)]?.key)
    else if (event.key === 'ArrowRight' && isAtEnd && entries[at]?.actions?.length) showActions(entries[at])
    else if (event.key === 'ArrowLeft' && subject) showActions(undefined)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) enter()
    else return
    event.preventDefault()
  }
  return (
    <Dialog title={t.title} onClose={onClose} footer="none">
      <div className="switcher">
        <input
          className="in"
          type="text"
          role="combobox"
          aria-label={t.label}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={entries.length ? `${id}-${at}` : undefined}
          aria-describedby={`${id}-hint`}
          aria-autocomplete="list"
          placeholder={t.label}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          ref={box}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
        />
        <div ref={list} id={`${id}-list`} className="switch-list" role="listbox" aria-label={t.title}>
          {shownSections.map(({ kind, entries: ofKind }) => (
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <p id={`${id}-${kind}`} role="presentation">
                {subject ? t.actionsOn(subject.label) : t.kinds[kind]}
              </p>
              {ofKind.map((entry) => {
                const index = entries.indexOf(entry)
                return (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the field's, where the focus stays
                  <div
                    key={entry.key}
                    id={`${id}-${index}`}
                    role="option"
                    aria-selected={index === at}
                    onMouseDown={(event) => event.preventDefault()}
                    onMouseMove={() => setSelected(entry.key)}
                    onClick={() => choose(entry)}
                  >
                    <b>{entry.label}</b>
                    <span>{entry.detail}</span>
                    {entry.actions && entry.actions.length > 0 && (
                      // For the pointer; the right arrow key does the same.
                      <i
                        aria-hidden="true"
                        onClick={(event) => {
                          event.stopPropagation()
                          showActions(entry)
                        }}
                      >
                        {actions}
                        <Icon name="next" small />
                      </i>
                    )}
                  </div>
                )
              })}
            </div>
          ))}
        </div>
        <p role="status" className={entries.length ? 'vh' : undefined}>
          {entries.length === 0 && (isLooking ? t.looking : hasFailed ? t.failed : t.nothing)}
        </p>
        <p className={hasFailed ? 'hint' : 'hint keys-hint'} id={`${id}-hint`}>
          {hasFailed && entries.length > 0 ? t.failed : subject ? t.actionsHint : t.hint}
        </p>
      </div>
    </Dialog>
  )
}
