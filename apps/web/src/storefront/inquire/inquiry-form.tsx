import type { AllCharges, Quote } from '@minato/contract/quotes'
import { quoteOf } from '@minato/domain/quote'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { PERSONAL_RULES, personalIn } from '../../account/personal-fields.tsx'
import { Form } from '../../forms/form.tsx'
import { useFormTexts } from '../../forms/form-texts.ts'
import { TextArea } from '../../forms/office-fields.tsx'
import { isTaken, Refused } from '../../forms/refusal.ts'
import { checkPhone } from '../../forms/residence.tsx'
import { atMost, email, password, required } from '../../forms/rules.ts'
import type { Values } from '../../forms/rules.ts'
import { useReader } from '../../session/use-reader.ts'
import { ApiError } from '../../shell/api.ts'
import { localPath } from '../../shell/locale.ts'
import { notify } from '../../shell/notices.ts'
import { useShell } from '../../shell/shell.ts'
import { useUser } from '../../shell/user.ts'
import { OptionFields } from '../delivery/option-fields.tsx'
import { destinationOf } from '../delivery/charges.ts'
import { setDestination, useRemembered } from '../delivery/destination.ts'
import { PortFields, placeIn } from '../delivery/port-fields.tsx'
import type { Place } from '../delivery/port-fields.tsx'
import { QuoteLines } from '../delivery/quote-lines.tsx'
import { carName } from '../vehicles/card-data.ts'
import type { CardData } from '../vehicles/card-data.ts'
import { AccountFields } from './account-fields.tsx'
import { deliver } from './deliver.ts'
import type { Opened, Question } from './deliver.ts'
import { deviceDrafts, forgetSent } from './device-drafts.ts'
import { FreshQuote } from './fresh-quote.tsx'
import { useInquireTexts } from './inquire-texts.ts'

const MESSAGE_LIMIT = 5000
const RULES = {
  destination: [required],
  port: [required],
  firstMessage: [required, atMost(MESSAGE_LIMIT)],
}
const VISITORS_RULES = { ...RULES, email: [required, email], password: [required, password], ...PERSONAL_RULES }

const isQuote = (given: unknown): given is Quote =>
  typeof given === 'object' && given !== null && 'lines' in given && 'freightType' in given
const usd = (value: number | null) => (value === null ? null : { value, currency: 'USD' as const })

/** Destination and port, what is in the price, the reader's words, and of a visitor who he is (INQ-01, INQ-02). */
export function InquiryForm({
  card,
  charges,
  onOpened,
}: {
  card: CardData
  charges: AllCharges
  /** A visitor's; whoever is signed in goes to the deal's page at once. */
  onOpened(opened: Opened & { email: string }): void
}) {
  const shell = useShell()
  const { locale } = shell
  const user = useUser()
  const router = useRouter()
  const t = useInquireTexts()
  const forms = useFormTexts()
  const draft = card.id
  const own = useRemembered()
  const reader = useReader()
  const kept = useMemo(() => deviceDrafts(reader), [reader])
  const leaving = useRef<AbortController>(undefined)
  // What has been typed since in the sheet that was opened again is another question.
  const drafts = useMemo(
    () => ({ ...kept, forget: (name: string) => leaving.current?.signal.aborted || kept.forget(name) }),
    [kept],
  )
  const first = useMemo(() => kept.of(draft), [kept, draft])
  const [chosen, setChosen] = useState<Place | undefined>(
    first?.['destination'] ? { country: first['destination'], port: first['port'] ?? '' } : undefined,
  )
  const place = placeIn(charges, chosen ?? own ?? { country: '', port: '' })
  const [isInspected, setInspected] = useState(first?.['inspection'] !== '')
  const [isInsured, setInsured] = useState(first?.['insurance'] !== '')
  const [fresh, setFresh] = useState<Quote>()
  const [isKept, setKept] = useState(false)
  const [isKnown, setKnown] = useState(false)
  useEffect(() => {
    const on = (leaving.current = new AbortController())
    return () => on.abort()
  }, [])

  const port = charges.ports.find(({ key }) => key === place.port)
  const reckoned = quoteOf({
    price: card.price,
    markup: null,
    cubicMeter: card.cubicMeter,
    charges: port ? { ...port, insurance: charges.insurance } : null,
    withInspections: isInspected,
    withInsurance: isInsured,
  })
  // What the server said last holds for what it was asked about.
  const quote = fresh ?? reckoned
  const choose = (next: Place) => {
    setChosen(next)
    setFresh(undefined)
    const to = destinationOf(charges, next.port, locale, next.country)
    if (!to) return
    setDestination(to)
    void import('../delivery/remember.ts').then(
      ({ tellAccount }) => tellAccount(shell, to),
      () => {},
    )
  }

  const questionIn = (values: Values): Question => ({
    carId: card.id,
    portId: port?.id ?? '',
    finalDestination: place.country,
    amountFOB: usd(quote.fob),
    fretAmount: usd(quote.freight),
    warranty: isInsured ? usd(quote.insurance) : null,
    isInsured,
    inspections: quote.lines.flatMap((line) =>
      line.kind === 'INSPECTION' ? [{ type: line.type, amount: { value: line.amount, currency: 'USD' as const } }] : [],
    ),
    firstMessage: values['firstMessage']?.trim() ?? '',
  })
  const send = async (values: Values, key: string) => {
    if (!user) await checkPhone(values, forms)
    const address = values['email']?.trim() ?? ''
    const person = { ...personalIn(values), email: address, password: values['password'] ?? '', locale }
    const { signal } = leaving.current ?? new AbortController()
    const question = questionIn(values)
    setKept(false)
    setKnown(false)
    try {
      const opened = await deliver(
        shell,
        { key, question, car: carName(card), ...(user ? { user: user.id } : { person }) },
        signal,
        () => setKept(true),
      )
      if (signal.aborted) {
        // The sheet was closed meanwhile: he stays where he is.
        forgetSent(reader, draft, question.firstMessage)
        notify({ isError: false, title: t.sentLater(opened.reference), lines: [carName(card)] })
      } else if (user) router.history.push(localPath(`/inquiries/${opened.id}`, locale))
      else onOpened({ ...opened, email: address })
    } catch (error) {
      // The sheet is closed: what is kept goes on without it.
      if (signal.aborted && user) void import('./send-kept.ts').then(({ sendKept }) => sendKept(shell)).catch(() => {})
      setKnown(isTaken(error))
      if (!(error instanceof ApiError && error.status === 409 && isQuote(error.current))) throw error
      // Not as it was shown: what changed stands there, and the next press means it.
      setFresh(error.current)
      throw new Refused({})
    } finally {
      setKept(false)
    }
  }
  return (
    <Form
      className="inquire"
      rules={user ? RULES : VISITORS_RULES}
      send={send}
      submit={fresh ? t.sendAnyway : t.send}
      draft={draft}
      isDraftKept
      drafts={drafts}
      foot={
        isKept && (
          <p className="notice kept" role="alert">
            {t.kept}
          </p>
        )
      }
    >
      {card.status === 'RESERVED' && <p className="notice">{t.reserved}</p>}
      <div className="inquire-parts">
        <fieldset className="stack">
          <legend>{t.price}</legend>
          <PortFields charges={charges} place={place} onChange={choose} />
          <OptionFields
            rate={charges.insurance?.value}
            isInspected={isInspected}
            isInsured={isInsured}
            onInspected={(is) => {
              setInspected(is)
              setFresh(undefined)
            }}
            onInsured={(is) => {
              setInsured(is)
              setFresh(undefined)
            }}
          />
          {/* Another price is another question. */}
          <input
            type="hidden"
            name="quote"
            value={[quote.fob, quote.freight, quote.insurance, quote.inspections].join()}
            readOnly
          />
          <QuoteLines
            quote={quote}
            cubicMeter={card.cubicMeter}
            port={port}
            insurance={charges.insurance}
            isInspected={isInspected}
            isInsured={isInsured}
          />
          {fresh && <FreshQuote key={fresh.asOf} before={reckoned} now={fresh} />}
        </fieldset>
        <div className="stack">
          <fieldset className="stack">
            <legend>{t.question}</legend>
            <TextArea name="firstMessage" label={t.message} hint={t.messageHint} rows={4} />
          </fieldset>
          {!user && <AccountFields carId={card.id} isKnown={isKnown} destination={place.country} />}
        </div>
      </div>
      <p className="small muted">{t.promise}</p>
    </Form>
  )
}
