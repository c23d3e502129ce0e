import type { SwitchItem } from '@minato/contract/switch'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Dialog } from '../../forms/dialog.tsx'
import { Icon } from '../../shell/icons.tsx'
import { localPath } from '../../shell/locale.ts'
import { useShell } from '../../shell/shell.ts'
import { useOfficeTexts } from '../frame/office-texts.ts'
import type { NewInquiryFor } from '../inquiries/new-inquiry-part.ts'
import { actionsOn } from './item-actions.ts'
import { matching, useOwnEntries } from './own-entries.ts'
import type { Entry } from './own-entries.ts'

/** So long the fingers rest before the stock is asked. */
const REST_MS = 120
/** Figures mean a reference or a chassis, letters a name. */
const WITH_FIGURES = ['car', 'inquiry', 'customer', 'brand', 'model', 'port', 'screen', 'action'] as const
/** 'N° 1001' or '1001': an inquiry that is called just so stands before everything else. */
const INQUIRY_FIRST = ['inquiry', 'car', 'customer', 'brand', 'model', 'port', 'screen', 'action'] as const
const REFERENCE = /^(?:n[°ºo]\.?)?\s*(\d{1,9})$/i
const IN_LETTERS = ['brand', 'model', 'customer', 'port', 'screen', 'action', 'inquiry', 'car'] as const

function orderFor(text: string, items: readonly SwitchItem[]): readonly Entry['kind'][] {
  const reference = REFERENCE.exec(text)?.[1]
  const isInquiry =
    reference !== undefined &&
    items.some(({ kind, label }) => kind === 'inquiry' && REFERENCE.exec(label)?.[1] === reference)
  if (isInquiry) return INQUIRY_FIRST
  return /\d/.test(text) ? WITH_FIGURES : IN_LETTERS
}

interface Props {
  onKeys(): void
  onSignOut(): void
  onNewInquiry(subject: NewInquiryFor): void
  onClose(): void
}

/** Goes to any car, maker, customer, inquiry, screen or action by a few letters (Ctrl or ⌘ and K). */
export function Switcher({ onKeys, onSignOut, onNewInquiry, onClose }: Props) {
  const { api, locale } = useShell()
  const { switcher: t, actions } = useOfficeTexts()
  const { history } = useRouter()
  const [text, setText] = useState('')
  const [found, setFound] = useState<{ asked: string; items: readonly SwitchItem[] }>({ asked: '', items: [] })
  const [failed, setFailed] = useState('')
  const [active, setActive] = useState(0)
  /** The found item whose actions are shown instead of the results. */
  const [subject, setSubject] = useState<Entry>()
  const list = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLInputElement>(null)
  /** For this text Enter was pressed before its answer had come, as scanners of chassis numbers do. */
  const pressed = useRef('')
  useEffect(() => box.current?.focus(), [])
  const id = useId()
  const own = useOwnEntries({ keys: onKeys, signOut: onSignOut })
  const asked = text.trim()
  const go = (path: string) => {
    const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
    history.push(localPath(pathname, locale) + rest)
  }
  const runnable = (entry: Entry): Entry => ({ ...entry, run: () => (entry.path ? go(entry.path) : entry.run?.()) })
  /** What is said of a text, in the order in which it stands. */
  const entriesFor = (queryText: string, items: readonly SwitchItem[]) => {
    const order = orderFor(queryText, items)
    const entries: Entry[] = [
      ...items.map((item, index) => ({
        ...item,
        key: `${item.kind} ${item.path} ${index}`,
        run: () => go(item.path),
        actions: actionsOn(item, t.itemActions, onNewInquiry).map(runnable),
      })),
      ...matching(own, queryText).map(runnable),
    ].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    return { order, entries }
  }
  const choose = (entry: Entry | undefined) => {
    if (!entry) return
    onClose()
    entry.run?.()
  }
  const ask = useEffectEvent(async (queryText: string, signal: AbortSignal) => {
    try {
      const items = await api('GET /api/main/switch', { query: { queryText, locale }, signal })
      if (signal.aborted) return
      if (pressed.current === queryText) {
        const [first] = entriesFor(queryText, items).entries
        if (first) return choose(first)
      }
      setFound({ asked: queryText, items })
      setFailed('')
      setActive(0)
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
  // Of another text nothing is shown: Enter would lead to it.
  const results = entriesFor(asked, asked !== '' && isAnswered ? found.items : [])
  const { order, entries } = subject ? { order: ['action'] as const, entries: subject.actions ?? [] } : results
  const showActions = (entry: Entry | undefined) => {
    setActive(entry || !subject ? 0 : results.entries.findIndex(({ key }) => key === subject.key))
    setSubject(entry)
  }
  const hasFailed = asked !== '' && failed === asked
  const isLooking = !isAnswered && !hasFailed
  const at = Math.min(active, entries.length - 1)
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
    if (step) setActive((at + step + entries.length) % Math.max(1, entries.length))
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
          onChange={({ target }) => {
            pressed.current = ''
            setSubject(undefined)
            setText(target.value)
          }}
          onKeyDown={press}
        />
        <div ref={list} id={`${id}-list`} className="switch-list" role="listbox" aria-label={t.title}>
          {order.map((kind) => {
            const ofKind = entries.filter((entry) => entry.kind === kind)
            if (!ofKind.length) return null
            return (
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
                      onMouseMove={() => setActive(index)}
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
            )
          })}
        </div>
        <p role="status" className={entries.length ? 'vh' : undefined}>
          {entries.length === 0 && (isLooking ? t.looking : hasFailed ? t.failed : t.nothing)}
        </p>
        <p className="hint" id={`${id}-hint`}>
          {hasFailed && entries.length > 0 ? t.failed : subject ? t.actionsHint : t.hint}
        </p>
      </div>
    </Dialog>
  )
}
