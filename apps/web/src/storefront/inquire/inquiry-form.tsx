import type { AllCharges, Quote } from '@minato/contract/quotes'
import { quoteOf } from '@minato/domain/quote'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Form, useForm } from '../../forms/form.tsx'
import { useFormTexts } from '../../forms/form-texts.ts'
import { isTaken, FormError } from '../../forms/form-errors.ts'
import { atMost, required } from '../../forms/rules.ts'
import type { Values } from '../../forms/rules.ts'
import { useLastUserId } from '../../session/use-last-user.ts'
import { continueSignedIn } from '../../account/pending-action.ts'
import { ApiError } from '../../api/api.ts'
import type { FormTexts } from '../../i18n/en/forms.ts'
import { localPath, shopLocale } from '../../i18n/locale.ts'
import { notify } from '../../api/notices.ts'
import { useMessages, useShell } from '../../api/shell.ts'
import { useUser } from '../../session/current-user.ts'
import { OptionFields } from '../delivery/option-fields.tsx'
import { useRemembered } from '../delivery/destination.ts'
import { chooseDestination } from '../delivery/choose-destination.ts'
import { PortFields, placeIn } from '../delivery/port-fields.tsx'
import type { Place } from '../delivery/port-fields.tsx'
import { QuoteLines } from '../delivery/quote-lines.tsx'
import { carName } from '../vehicles/card-data.ts'
import type { CardData } from '../vehicles/card-data.ts'
import { ContactFields, OtherContacts, contactRules, signInAndSend, visitorIn } from './contact-fields.tsx'
import { sendWithRetry } from './send-with-retry.ts'
import type { Opened, Question } from './send-with-retry.ts'
import { deviceDrafts, forgetSent } from './device-drafts.ts'
import { FreshQuote } from './fresh-quote.tsx'
import { useInquireTexts } from './inquire-texts.ts'
import { MessageField } from './message-field.tsx'
import { ReplyPromise } from './reply-promise.tsx'

const MESSAGE_LIMIT = 5000
const RULES = {
  destination: [required],
  port: [required],
  firstMessage: [required, atMost(MESSAGE_LIMIT)],
}
/** Maps the server's field errors to this form, which has one field for address or number. */
const FIELDS: Readonly<Record<string, string>> = {
  'userRegistrateInformation.firstname': 'firstname',
  'userRegistrateInformation.lastname': 'firstname',
  'userRegistrateInformation.email': 'email',
  'userRegistrateInformation.phoneNumber.countryCode': 'email',
  'userRegistrateInformation.phoneNumber.number': 'email',
  'createInquiryInformation.firstMessage': 'firstMessage',
  'createInquiryInformation.finalDestination': 'destination',
  finalDestination: 'destination',
  portId: 'port',
}

const isQuote = (given: unknown): given is Quote =>
  typeof given === 'object' && given !== null && 'lines' in given && 'freightType' in given
const usd = (value: number | null) => (value === null ? null : { value, currency: 'USD' as const })

/** Port, price and message; for visitors also name and contact (INQ-01, INQ-02). */
export function InquiryForm({
  card,
  charges,
  isSending,
  onOpened,
}: {
  card: CardData
  charges: AllCharges
  /** The user returns from the sign-in and sends. */
  isSending: boolean
  /** For a visitor; a customer goes to the inquiry's page. */
  onOpened(opened: Opened & { contact: string }): void
}) {
  const shell = useShell()
  const { locale } = shell
  const user = useUser()
  const router = useRouter()
  const t = useInquireTexts()
  const forms = useFormTexts()
  const draft = card.id
  const own = useRemembered()
  const reader = useLastUserId()
  const kept = useMemo(() => deviceDrafts(reader), [reader])
  const leaving = useRef<AbortController>(undefined)
  // Input typed after the sheet was reopened is another question.
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
  const [isRefused, setRefused] = useState(false)
  const [known, setKnown] = useState<string>()
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const on = (leaving.current = new AbortController())
    return () => on.abort()
  }, [])
  const isToSend = useRef(isSending)
  useEffect(() => {
    // The draft is restored by then.
    if (!user || !isToSend.current) return
    isToSend.current = false
    form.current?.querySelector('form')?.requestSubmit()
  }, [user])

  const port = charges.ports.find(({ key }) => key === place.port)
  const calculated = quoteOf({
    price: card.price,
    markup: null,
    cubicMeter: card.cubicMeter,
    charges: port ? { ...port, insurance: charges.insurance } : null,
    withInspections: isInspected,
    withInsurance: isInsured,
  })
  // The last error belongs to earlier input.
  const quote = fresh ?? calculated
  const choose = (next: Place) => {
    setChosen(next)
    setFresh(undefined)
    chooseDestination(shell, charges, next)
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
  // With an external provider only signed-in customers can ask.
  const isElsewhere = !user && shell.isProviderExternal === true
  const send = async (values: Values, key: string) => {
    if (isElsewhere) {
      signInAndSend(card.id)
      // Leaving the page keeps the draft.
      return new Promise<never>(() => {})
    }
    const person = user ? undefined : { ...(await visitorIn(values, place.country, t)), locale: shopLocale(locale) }
    const contact = values['email']?.trim() ?? ''
    const { signal } = leaving.current ?? new AbortController()
    const question = questionIn(values)
    setKept(false)
    setKnown(undefined)
    setRefused(false)
    try {
      const opened = await sendWithRetry(
        shell,
        { key, question, car: carName(card), ...(user && { user: user.id }), ...(person && { person }) },
        signal,
        () => setKept(true),
      )
      if (signal.aborted) {
        // The sheet was closed: the reader stays on the page.
        forgetSent(reader, draft, question.firstMessage)
        notify({ isError: false, title: t.sentLater(opened.reference), lines: [carName(card)] })
      } else if (user) router.history.push(localPath(`/inquiries/${opened.id}`, locale))
      else onOpened({ ...opened, contact })
      if (person) void continueSignedIn(shell)
    } catch (error) {
      // The sheet is closed; the queued inquiry continues without it.
      if (signal.aborted && user) void import('./send-kept.ts').then(({ sendKept }) => sendKept(shell)).catch(() => {})
      if (isTaken(error)) setKnown(contact)
      setRefused(error instanceof ApiError && error.status === 429)
      if (!(error instanceof ApiError && error.status === 409 && isQuote(error.current)))
        throw atFields(error, forms.say)
      // Amounts have changed: shows them, and the next press accepts.
      setFresh(error.current)
      throw new FormError({})
    } finally {
      setKept(false)
    }
  }
  return (
    <div ref={form}>
      <Form
        className="inquire"
        rules={user || isElsewhere ? RULES : { ...RULES, ...contactRules(t) }}
        send={send}
        submit={isElsewhere ? t.signInAndSend : fresh ? t.sendAnyway : t.send}
        draft={draft}
        isDraftKept
        drafts={drafts}
        foot={
          isKept ? (
            <p className="notice kept" role="alert">
              {t.kept}
            </p>
          ) : (
            isRefused && <OtherContacts car={carName(card)} />
          )
        }
      >
        {card.status === 'RESERVED' && <p className="notice">{t.reserved}</p>}
        <Price port={port && { name: port.name, total: quote.total }} isFresh={fresh !== undefined}>
          <FormPortFields charges={charges} place={place} onChange={choose} />
          {/* Another price is another question. */}
          <input
            type="hidden"
            name="quote"
            value={[quote.fob, quote.freight, quote.insurance, quote.inspections].join()}
            readOnly
          />
          {/* Options and amounts depend on the port. */}
          {port && (
            <>
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
              <QuoteLines
                quote={quote}
                cubicMeter={card.cubicMeter}
                port={port}
                insurance={charges.insurance}
                isInspected={isInspected}
                isInsured={isInsured}
              />
            </>
          )}
          {fresh && <FreshQuote key={fresh.asOf} before={calculated} now={fresh} />}
        </Price>
        <MessageField />
        {!user && !isElsewhere && <ContactFields carId={card.id} known={known} onKnown={setKnown} />}
        <ReplyPromise />
      </Form>
    </div>
  )
}

/** The total, with port and lines collapsed if the port is known. */
function Price({
  port,
  isFresh,
  children,
}: {
  port: { name: string; total: number | null } | undefined
  isFresh: boolean
  children: ReactNode
}) {
  const { car, format } = useMessages()
  const t = useInquireTexts()
  const { faults } = useForm()
  const [isOpen, setOpen] = useState(port === undefined)
  // An error or a new price opens it once.
  const isNeeded = isFresh || 'destination' in faults || 'port' in faults
  const [wasNeeded, setWasNeeded] = useState(false)
  if (isNeeded !== wasNeeded) {
    setWasNeeded(isNeeded)
    if (isNeeded) setOpen(true)
  }
  return (
    <details className="price-part" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {port ? (
          <>
            {t.totalTo(port.name)} <b>{port.total === null ? car.onRequest : format.money(port.total)}</b>
          </>
        ) : (
          t.price
        )}
      </summary>
      <div className="stack">{children}</div>
    </details>
  )
}

const FormPortFields = (props: Omit<ComponentProps<typeof PortFields>, 'faults'>) => (
  <PortFields {...props} faults={useForm().faults} />
)

/** An error with its fields mapped to this form. */
function atFields(error: unknown, say: FormTexts['say']): unknown {
  const faults = error instanceof ApiError ? (error.body ?? []) : []
  if (isTaken(error)) return new FormError({ email: say('This email already exists') })
  const found = faults.flatMap(({ path, message }) => (FIELDS[path] ? [[FIELDS[path], say(message)] as const] : []))
  return found.length && found.length === faults.length ? new FormError(Object.fromEntries(found)) : error
}
