/**
 * The reference model of random histories (goal G22): one car and its inquiries, without database, locks or clock. Hours count
 * from now; `pass` advances time.
 */

export interface ModelReservation {
  inquiry: number
  from: number
  to: number
  isInForce: boolean
}
export interface ModelInquiry {
  status: 'NEGOTIATION' | 'INVOICE_ISSUED' | 'PAYMENT_PROOF' | 'PURCHASE_CONFIRMED' | 'SALE_FINALIZED'
  outcome: string | null
  isArchived: boolean
  /** Increases with every inquiry that takes the car or is reopened; the greater value is later. */
  taken: number
  /** Whether the end left the car unchanged. */
  hasKeptCar: boolean
  proof: 'WAITING' | 'ACCEPTED' | 'REFUSED' | null
  fob: number
  offer: { by: 'BUYER' | 'SELLER'; amount: number; isOpen: boolean } | null
}
export interface Model {
  car: 'DRAFT' | 'PUBLISHED' | 'RESERVED' | 'SOLD' | 'ARCHIVED'
  inquiries: ModelInquiry[]
  reservations: ModelReservation[]
  /** The queue, in order of request. */
  queue: number[]
}

const NEXT_HOURS = 48
export const newModel = (number: number, fob: number): Model => ({
  car: 'PUBLISHED',
  inquiries: Array.from({ length: number }, () => ({
    status: 'NEGOTIATION',
    outcome: null,
    isArchived: false,
    taken: 0,
    hasKeptCar: true,
    proof: null,
    fob,
    offer: null,
  })),
  reservations: [],
  queue: [],
})

const inquiryAt = (model: Model, i: number): ModelInquiry => model.inquiries[i] as ModelInquiry
const isOpen = ({ outcome }: ModelInquiry): boolean => outcome === null
const isBought = ({ status }: ModelInquiry): boolean => status === 'PURCHASE_CONFIRMED' || status === 'SALE_FINALIZED'
const holds = (model: Model, i: number): boolean => model.reservations.some((one) => one.inquiry === i)
const isForSale = ({ car }: Model): boolean => car === 'PUBLISHED' || car === 'RESERVED'
const isBoughtByOther = (model: Model, i: number): boolean =>
  model.inquiries.some((one, j) => j !== i && isOpen(one) && one.status === 'PURCHASE_CONFIRMED')
/** A finalized inquiry keeps a sold car if it took the car later than this one. */
const isAnothers = (model: Model, i: number): boolean =>
  isBoughtByOther(model, i) ||
  (model.car === 'SOLD' &&
    model.inquiries.some(
      (one) => isOpen(one) && one.status === 'SALE_FINALIZED' && one.taken > inquiryAt(model, i).taken,
    ))
const take = (model: Model, i: number): void =>
  void (inquiryAt(model, i).taken = Math.max(...model.inquiries.map(({ taken }) => taken)) + 1)
const mayAsk = (model: Model, i: number): boolean =>
  isOpen(inquiryAt(model, i)) && !isBought(inquiryAt(model, i)) && !holds(model, i)
const mayReserve = (model: Model, i: number): boolean => mayAsk(model, i) && !inquiryAt(model, i).isArchived
/** Any action of the buyer unarchives the inquiry. */
const bringBack = (model: Model, i: number): void => void (inquiryAt(model, i).isArchived = false)
const unqueue = (model: Model, i: number): void => void (model.queue = model.queue.filter((one) => one !== i))
const drop = (model: Model, i: number): void =>
  void (model.reservations = model.reservations.filter((one) => one.inquiry !== i))
const inOrder = ({ reservations }: Model): ModelReservation[] => reservations.toSorted((a, b) => a.from - b.from)

function giveOn(model: Model): void {
  if (model.car !== 'RESERVED' || model.reservations.some(({ isInForce }) => isInForce)) return
  const due = inOrder(model).find(({ from, to }) => from <= 0 && to > 0)
  if (due) return void (due.isInForce = true)
  const next = inOrder(model).find(({ from }) => from > 0)?.from ?? Infinity
  const to = Math.min(NEXT_HOURS, next)
  const lucky = to >= 1 ? model.queue.find((i) => mayReserve(model, i)) : undefined
  if (lucky === undefined) return void (model.car = 'PUBLISHED')
  unqueue(model, lucky)
  model.reservations.push({ inquiry: lucky, from: 0, to, isInForce: true })
}
function clear(model: Model): void {
  model.reservations = []
  model.queue = []
}

// Each returns whether the action is allowed, and applies it if so.

export function ask(model: Model, i: number): boolean {
  if (!mayAsk(model, i)) return false
  if (model.queue.includes(i)) return true
  if (!isForSale(model) || isBoughtByOther(model, i)) return false
  model.queue.push(i)
  bringBack(model, i)
  return true
}
export function leave(model: Model, i: number): boolean {
  const isWaiting = model.queue.includes(i)
  unqueue(model, i)
  if (isWaiting) bringBack(model, i)
  return isWaiting
}
export function reserve(model: Model, i: number, from: number, to: number): boolean {
  if (!mayReserve(model, i) || !isForSale(model) || isBoughtByOther(model, i)) return false
  const meets = (one: ModelReservation): boolean => one.from < to && (from < one.to || (one.isInForce && one.to <= 0))
  if (model.reservations.some(meets)) return false
  unqueue(model, i)
  model.reservations.push({ inquiry: i, from, to, isInForce: from === 0 })
  if (from === 0) model.car = 'RESERVED'
  return true
}
export function cancel(model: Model, i: number): boolean {
  if (!holds(model, i)) return false
  drop(model, i)
  giveOn(model)
  return true
}
export function pass(model: Model, hours: number): void {
  for (const one of model.reservations) {
    one.from -= hours
    one.to -= hours
  }
  attend(model)
}
function attend(model: Model): void {
  for (const one of inOrder(model)) {
    if (!model.reservations.includes(one)) continue
    if (one.to <= 0) {
      const { proof, status } = inquiryAt(model, one.inquiry)
      if (one.isInForce && (proof === 'WAITING' || status === 'PAYMENT_PROOF')) continue
      drop(model, one.inquiry)
      giveOn(model)
    } else if (!one.isInForce && one.from <= 0 && !model.reservations.some(({ isInForce }) => isInForce)) {
      one.isInForce = true
      model.car = 'RESERVED'
    }
  }
}

/** Actions of other modules, checked before they run. */
export const mayPay = (model: Model, i: number): boolean =>
  isOpen(inquiryAt(model, i)) && !inquiryAt(model, i).isArchived && inquiryAt(model, i).status === 'NEGOTIATION'
export function pay(model: Model, i: number): void {
  Object.assign(inquiryAt(model, i), { status: 'INVOICE_ISSUED', proof: 'WAITING' })
}
export const mayAnswerProof = (model: Model, i: number): boolean =>
  isOpen(inquiryAt(model, i)) &&
  inquiryAt(model, i).status === 'INVOICE_ISSUED' &&
  inquiryAt(model, i).proof === 'WAITING'
export function answerProof(model: Model, i: number, isAccepted: boolean): void {
  Object.assign(inquiryAt(model, i), isAccepted ? { status: 'PAYMENT_PROOF', proof: 'ACCEPTED' } : { proof: 'REFUSED' })
  attend(model)
}

const mayTake = (model: Model, i: number): boolean =>
  isForSale(model) && !isBoughtByOther(model, i) && model.reservations.every((one) => one.inquiry === i)
export function confirm(model: Model, i: number): boolean {
  const { status, isArchived } = inquiryAt(model, i)
  if (!isOpen(inquiryAt(model, i)) || isArchived || status !== 'PAYMENT_PROOF' || !mayTake(model, i)) return false
  inquiryAt(model, i).status = 'PURCHASE_CONFIRMED'
  take(model, i)
  model.car = 'SOLD'
  clear(model)
  return true
}

export const mayFinalise = (model: Model, i: number): boolean =>
  isOpen(inquiryAt(model, i)) && !inquiryAt(model, i).isArchived && inquiryAt(model, i).status === 'PURCHASE_CONFIRMED'
export function finalise(model: Model, i: number): void {
  inquiryAt(model, i).status = 'SALE_FINALIZED'
}

export function archive(model: Model, i: number): boolean {
  const one = inquiryAt(model, i)
  const isAwaited = isOpen(one) && (one.status === 'INVOICE_ISSUED' || one.proof === 'WAITING')
  if (one.isArchived || holds(model, i) || isAwaited) return false
  one.isArchived = true
  return true
}
export function restore(model: Model, i: number): boolean {
  const { isArchived } = inquiryAt(model, i)
  bringBack(model, i)
  return isArchived
}

type CarBecomes = 'PUBLISHED' | 'DRAFT' | null
const ENDS_FROM: Record<string, readonly string[]> = {
  WITHDRAWN: ['NEGOTIATION', 'INVOICE_ISSUED', 'PAYMENT_PROOF'],
  LOST: ['NEGOTIATION', 'INVOICE_ISSUED', 'PAYMENT_PROOF'],
  UNPAID: ['INVOICE_ISSUED', 'PAYMENT_PROOF'],
  REFUNDED: ['PURCHASE_CONFIRMED', 'SALE_FINALIZED'],
}
export function end(model: Model, i: number, outcome: string, carBecomes: CarBecomes): boolean {
  const one = inquiryAt(model, i)
  if (!isOpen(one) || !ENDS_FROM[outcome]?.includes(one.status)) return false
  if (one.isArchived && outcome !== 'WITHDRAWN') return false
  const isBack = outcome === 'REFUNDED' && carBecomes === 'PUBLISHED' && model.car === 'SOLD'
  const others = model.reservations.some((other) => other.inquiry !== i)
  if (carBecomes === 'DRAFT' && model.car === 'SOLD' && outcome !== 'REFUNDED') return false
  if ((carBecomes === 'DRAFT' && others) || ((carBecomes === 'DRAFT' || isBack) && isAnothers(model, i))) return false
  one.outcome = outcome
  one.isArchived = false
  one.hasKeptCar = carBecomes === null
  if (one.status === 'INVOICE_ISSUED') one.status = 'NEGOTIATION'
  drop(model, i)
  unqueue(model, i)
  if (carBecomes === 'DRAFT') {
    if (model.car === 'ARCHIVED') return true
    clear(model)
    model.car = 'DRAFT'
  } else if (isBack) model.car = 'PUBLISHED'
  else giveOn(model)
  return true
}
export function reopen(model: Model, i: number): boolean {
  const one = inquiryAt(model, i)
  if (isOpen(one) || one.isArchived) return false
  if (isBought(one)) {
    if (model.car === 'SOLD' ? !one.hasKeptCar || isAnothers(model, i) : !mayTake(model, i)) return false
    if (model.car !== 'SOLD') clear(model)
    model.car = 'SOLD'
  }
  one.outcome = null
  take(model, i)
  return true
}

export function offer(model: Model, i: number, by: 'BUYER' | 'SELLER', amount: number): boolean {
  const one = inquiryAt(model, i)
  if (!isOpen(one) || one.status !== 'NEGOTIATION' || (one.isArchived && by === 'SELLER')) return false
  if (by === 'BUYER') bringBack(model, i)
  one.offer = { by, amount, isOpen: true }
  return true
}
export function answer(model: Model, i: number, by: 'BUYER' | 'SELLER', isAccepted: boolean): boolean {
  const one = inquiryAt(model, i)
  if (!isOpen(one) || one.status !== 'NEGOTIATION' || !one.offer?.isOpen || one.offer.by === by) return false
  if (one.isArchived && by === 'SELLER') return false
  bringBack(model, i)
  one.offer.isOpen = false
  if (isAccepted) one.fob = one.offer.amount
  return true
}

const MOVES: Record<string, [from: readonly string[], to: Model['car']]> = {
  publish: [['DRAFT'], 'PUBLISHED'],
  sold: [['PUBLISHED', 'RESERVED'], 'SOLD'],
  draft: [['PUBLISHED', 'SOLD', 'ARCHIVED'], 'DRAFT'],
  archive: [['DRAFT', 'PUBLISHED', 'SOLD'], 'ARCHIVED'],
}
export function move(model: Model, action: string): boolean {
  const [from, to] = MOVES[action] ?? [[], 'DRAFT']
  if (!from.includes(model.car)) return false
  if (action !== 'publish') clear(model)
  model.car = to
  return true
}
