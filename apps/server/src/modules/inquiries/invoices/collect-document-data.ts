import { countryNamed } from '../../places/service.ts'
import { accountToPayTo } from '../../proposals/service.ts'
import { settingsOf } from '../../settings/service.ts'
import type { Buyer } from '@minato/contract/inquiries-shapes'
import type { Locale } from '@minato/contract/enumerations'
import type { CheckedDocumentKind } from '@minato/contract/document-checks'
import type { Settings } from '@minato/contract/settings'
import { freightTypeOf, linesOf, totalOf } from '@minato/domain/inquiry-amounts'
import { hsCodeOf } from '@minato/domain/hs-code'
import type { DocumentLine } from '@minato/domain/document-lines'
import type { Context } from '../../../context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { internationalFormat, linkTo, partiesOf } from '../../users/people-lookup/service.ts'
import { hsCodeOfPurchase, vehicleIn } from '../../vehicles/service.ts'
import { actionNotAllowed } from '../event-log/service.ts'
import type { LockedInquiry } from '../event-log/service.ts'
import { estimatesOf } from '../estimates.ts'
import { buyerOf } from '../event-log/inquiry-view.ts'
import type { DocumentCar, DocumentData, DocumentParty, DocumentSeller } from './document-data.ts'

/**
 * The content of a document of this inquiry now, without a number.
 * @throws 409 NO_COMPANY or NO_BANK_ACCOUNT if the settings are incomplete
 * @throws 409 if an amount is on request
 * @throws 409 CAR_NOT_FOR_SALE if payment would be requested for a car that is gone
 */
export async function factsOf(
  context: Context,
  tx: Transaction,
  inquiry: LockedInquiry,
  kind: CheckedDocumentKind,
): Promise<DocumentData & { settings: Settings }> {
  const { tenant } = tx
  const { state } = inquiry
  const runQuery = <Row>(statement: Parameters<Transaction['rows']>[0]) => tx.rows<Row>(statement)
  const settings = await settingsOf(context, tenant)
  if (settings.version === 0)
    throw actionNotAllowed({ code: 'NO_COMPANY', reason: 'The settings do not yet say who the seller is' })
  const bank = kind === 'PROFORMA' ? await accountToPayTo(tx) : null
  if (kind === 'PROFORMA' && !bank)
    throw actionNotAllowed({ code: 'NO_BANK_ACCOUNT', reason: 'There is no bank account to pay to' })
  const owner = (await partiesOf(runQuery, tenant, [state.ownerId])).get(state.ownerId)
  const locale = owner?.locale ?? 'en'
  const consignee = await buyerOf(tx, inquiry.id, state)
  const car = await vehicleIn(tx, state.carId)
  if (kind === 'PROFORMA' && (car.status === 'SOLD' || car.status === 'ARCHIVED'))
    throw actionNotAllowed({ code: 'CAR_NOT_FOR_SALE', reason: `The car is not for sale: it is ${car.status}` })
  const countryName = (code: string | null): Promise<string> => countryNamed(code, locale)
  const { port } = state.quote
  const japan = await countryName('JP')
  const loading = state.shipping?.portOfLoading ?? settings.portOfLoading ?? car.location?.city ?? ''
  const total = totalOf(state)
  const lines = linesOf(state)
  if (total === null || !hasAmounts(lines))
    throw actionNotAllowed({ code: 'NO_AMOUNTS', reason: 'An amount is still on request' })
  const asBuyer: Buyer = {
    firstname: owner?.firstname ?? '',
    lastname: owner?.lastname ?? '',
    address: null,
    city: null,
    postalCode: null,
    country: owner?.country ?? null,
    phoneNumber: owner?.phoneNumber ?? null,
    email: owner?.email ?? null,
  }
  // Without a consignee of its own, the buyer's account data are used.
  const isSame = asBuyer.firstname === consignee.firstname && asBuyer.lastname === consignee.lastname
  return {
    settings,
    kind,
    locale,
    number: null,
    code: null,
    checkAddress: linkTo(context, tenant, locale, '/check'),
    issuedAt: inquiry.now,
    validUntil: null,
    paymentDeadline: null,
    reference: state.reference,
    seller: sellerOf(settings),
    bank,
    // The country whose time is shown beside Japan's in deadlines, as in emails.
    buyer: {
      ...(await partyOf(isSame ? consignee : asBuyer, locale)),
      country: owner?.country ?? state.finalDestination,
    },
    consignee: await partyOf(consignee, locale),
    car: carOf(car, await hsCodeOfPurchase(tx, state.carId)),
    lines,
    total,
    freightType: freightTypeOf(state),
    ports: {
      loading: loading ? (/,|japan|japon/i.test(loading) ? loading : `${loading}, ${japan}`) : japan,
      discharge: port ? `${port.name}, ${await countryName(port.country)}` : '',
      destination: await countryName(state.finalDestination),
    },
    shipping: state.shipping,
    proforma: state.invoice?.number ?? null,
    received: null,
    ...(kind === 'PROFORMA' && { estimates: await estimatesOf(runQuery, tenant, state) }),
  }
}

const hasAmounts = (lines: ReturnType<typeof linesOf>): lines is DocumentLine[] =>
  lines.every(({ amount }) => amount !== null)

function sellerOf({ name, legalName, registration, headOffice, phone, email }: Settings): DocumentSeller {
  return { name, legalName, registration, address: headOffice, phone, email }
}

async function partyOf(buyer: Buyer, locale: Locale): Promise<DocumentParty> {
  const { firstname, lastname, address, city, postalCode, country, phoneNumber, email } = buyer
  const town = [postalCode, city].filter(Boolean).join(' ')
  return {
    name: `${firstname} ${lastname}`.trim(),
    address: [address, town, country && (await countryNamed(country, locale))].filter(
      (line) => line !== null && line !== '',
    ),
    country,
    phone: phoneNumber && internationalFormat(phoneNumber),
    email,
  } as DocumentParty
}

function carOf(car: Awaited<ReturnType<typeof vehicleIn>>, hsCode: string | null): DocumentCar {
  const { reference, trim, grade, firstRegistration, manufacture, specification: s, utils } = car
  const { length, width, height } = utils?.dimension ?? {}
  return {
    reference,
    maker: trim?.model.brand.name ?? '',
    model: trim?.model.name ?? '',
    trim: trim?.name ?? '',
    grade: grade ?? null,
    registered: firstRegistration ?? null,
    manufactured: manufacture ?? null,
    chassis: s?.chassis ?? null,
    hsCode:
      hsCode ??
      hsCodeOf({
        body: utils?.type ?? null,
        fuel: s?.fuelType ?? null,
        engineSize: s?.engineSize ?? null,
        seats: s?.numberSeat ?? null,
      }),
    engineCode: s?.engineCode ?? null,
    engineSize: s?.engineSize ?? null,
    fuel: s?.fuelType ?? null,
    transmission: s?.transmissionType ?? null,
    drive: s?.driveType ?? null,
    steering: s?.steering ?? null,
    color: s?.color ?? null,
    mileage: s?.mileage ?? null,
    seats: s?.numberSeat ?? null,
    doors: s?.doors ?? null,
    cubicMeter: utils?.cubicMeter ?? null,
    size: length && width && height ? { length, width, height } : null,
  }
}
