import type { updateInquiry } from '@minato/contract/inquiries'
import type { Buyer, Inquiry } from '@minato/contract/inquiries-shapes'
import type { BodyOf } from '@minato/contract/call'
import type { AllCharges } from '@minato/contract/quotes'
import { totalOf } from '@minato/domain/inquiry-amounts'
import { quoteOf } from '@minato/domain/quote'
import type { Values } from '../../../forms/rules.ts'
import { numberOf } from '../../../forms/parse-input.ts'

/** The form values of the edit screen. Amounts are whole USD; null means on request, or not wanted. */
export interface EditFields {
  portId: string
  finalDestination: string
  amountFOB: number | null
  fretAmount: number | null
  warranty: number | null
  /** Amount of the first inspection; a port requires at most one. */
  inspection: number | null
  discount: number
  isActivateDiscount: boolean
  customerInformation: Buyer
}

/** The fields of the inquiry that the values come from; a draft stores only these. */
export type EditedInquiry = Pick<
  Inquiry,
  | 'id'
  | 'version'
  | 'finalDestination'
  | 'amountFOB'
  | 'fretAmount'
  | 'warranty'
  | 'inspections'
  | 'discount'
  | 'isActivateDiscount'
  | 'customerInformation'
> & { car: { id: string }; port: { id: string } }
export const editedOf = ({ id, version, car, port, inspections, ...inquiry }: EditedInquiry): EditedInquiry => ({
  id,
  version,
  car: { id: car.id },
  port: { id: port.id },
  inspections,
  finalDestination: inquiry.finalDestination,
  amountFOB: inquiry.amountFOB,
  fretAmount: inquiry.fretAmount,
  warranty: inquiry.warranty,
  discount: inquiry.discount,
  isActivateDiscount: inquiry.isActivateDiscount,
  customerInformation: inquiry.customerInformation,
})

export const written = (inquiry: EditedInquiry): EditFields => {
  const { port, finalDestination, amountFOB, fretAmount, warranty, inspections, discount, isActivateDiscount } = inquiry
  return {
    portId: port.id,
    finalDestination,
    amountFOB: amountFOB?.value ?? null,
    fretAmount: fretAmount?.value ?? null,
    warranty: warranty?.value ?? null,
    inspection: inspections.length ? inspections.reduce((sum, { amount }) => sum + amount.value, 0) : null,
    discount: discount.value,
    isActivateDiscount,
    customerInformation: inquiry.customerInformation,
  }
}

const amount = (values: Values, name: string): number | null => numberOf(values[name] ?? '') ?? null
const text = (values: Values, name: string): string | null => values[`customerInformation.${name}`]?.trim() || null

export function fieldsIn(values: Values): EditFields {
  const number = text(values, 'phone')
  return {
    portId: values['portId'] ?? '',
    finalDestination: values['finalDestination'] ?? '',
    amountFOB: amount(values, 'amountFOB'),
    fretAmount: amount(values, 'fretAmount'),
    warranty: amount(values, 'warranty'),
    inspection: amount(values, 'inspection'),
    discount: amount(values, 'discount') ?? 0,
    isActivateDiscount: values['isActivateDiscount'] === 'true',
    customerInformation: {
      firstname: text(values, 'firstname') ?? '',
      lastname: text(values, 'lastname') ?? '',
      address: text(values, 'address'),
      city: text(values, 'city'),
      postalCode: text(values, 'postalCode'),
      country: text(values, 'country'),
      phoneNumber: number ? { countryCode: text(values, 'callingCode') ?? '', number } : null,
      email: text(values, 'email'),
    },
  }
}

/** The total of these amounts, by the server's rule. */
export const totalIn = ({ amountFOB, fretAmount, warranty, inspection, ...rest }: EditFields): number | null =>
  totalOf({
    amounts: {
      amountFOB,
      fretAmount,
      warranty,
      inspections: inspection === null ? [] : [{ productId: '', type: 'PRE_EXPORT', amount: inspection }],
      discount: rest.discount,
      isActivateDiscount: rest.isActivateDiscount,
    },
  })

/** The buyer's price of the car: FOB less an active discount; null means on request. */
export const priceIn = ({ amountFOB, discount, isActivateDiscount }: EditFields): number | null =>
  amountFOB === null ? null : amountFOB - (isActivateDiscount ? discount : 0)

const usd = (value: number) => ({ value, currency: 'USD' as const })
const usdOrNull = (value: number | null) => (value === null ? null : usd(value))

/** The call's body: agreed amounts, and port and destination only if changed. */
export function bodyOf(on: EditedInquiry, fields: EditFields, charges: AllCharges): BodyOf<typeof updateInquiry> {
  const before = written(on)
  const { portId, finalDestination, customerInformation, discount, isActivateDiscount } = fields
  const inspections =
    fields.inspection === before.inspection
      ? on.inspections
      : fields.inspection === null
        ? []
        : [
            {
              productId: feeOf(on, portId, charges),
              type: 'PRE_EXPORT' as const,
              amount: usd(fields.inspection),
            },
          ]
  return {
    ...(portId !== before.portId && { portId }),
    ...(finalDestination !== before.finalDestination && { finalDestination }),
    amountFOB: usdOrNull(fields.amountFOB),
    fretAmount: usdOrNull(fields.fretAmount),
    warranty: usdOrNull(fields.warranty),
    inspections,
    discount: usd(discount),
    isActivateDiscount,
    ...(JSON.stringify(customerInformation) !== JSON.stringify(before.customerInformation) && { customerInformation }),
  }
}

/** The inspection's id: the port's current fee, else the previous one, else the car's id. */
function feeOf(on: EditedInquiry, portId: string, { ports }: AllCharges): string {
  const fee = ports.find(({ id }) => id === portId)?.inspections[0]?.id
  return fee ?? on.inspections[0]?.productId ?? on.car.id
}

/** Freight, insurance and inspection of a port at current tariffs, for this FOB price. */
export function amountsAt(
  inquiry: Inquiry,
  charges: AllCharges,
  given: { portId: string; amountFOB: number | null; withInsurance: boolean; withInspections: boolean },
): Pick<EditFields, 'fretAmount' | 'warranty' | 'inspection'> {
  const port = charges.ports.find(({ id }) => id === given.portId)
  const freightLine = inquiry.quote.lines.find((line) => line.kind === 'FREIGHT')
  const quote = quoteOf({
    price: given.amountFOB,
    markup: null,
    cubicMeter: freightLine?.kind === 'FREIGHT' ? freightLine.cubicMeter : null,
    charges: port ? { tariff: port.tariff, inspections: port.inspections, insurance: charges.insurance } : null,
    withInspections: given.withInspections,
    withInsurance: given.withInsurance,
  })
  return {
    fretAmount: port ? quote.freight : null,
    warranty: given.withInsurance ? quote.insurance : null,
    inspection: given.withInspections && quote.inspections > 0 ? quote.inspections : null,
  }
}
