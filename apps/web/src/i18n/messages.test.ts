import { CHOICES, SORT_DIRECTIONS, SORT_FIELDS, VEHICLE_STATUSES } from '@minato/contract/enumerations'
import { EQUIPMENT, EQUIPMENT_KIT, EQUIPPED, INSPECTED_PARTS, RATINGS } from '@minato/contract/sheet-enumerations'
import { VIEWS } from '@minato/art/picture'
import { fieldNames as fieldsInEnglish } from '@minato/domain/field-names-en'
import { fieldNames as fieldsInFrench } from '@minato/domain/field-names-fr'
import { expect, test } from 'vitest'
import { en } from './en/shop.ts'
import { fr } from './fr/shop.ts'
import { loadMessages } from './messages.ts'
import { sheets as sheetsInEnglish } from './en/sheets.ts'
import { sheets as sheetsInFrench } from './fr/sheets.ts'
import { audit as auditInEnglish } from './en/audit.ts'
import { audit as auditInFrench } from './fr/audit.ts'
import { bank as bankInEnglish } from './en/bank.ts'
import { bank as bankInFrench } from './fr/bank.ts'
import { check as checkInEnglish } from './en/check.ts'
import { check as checkInFrench } from './fr/check.ts'
import { customers as customersInEnglish } from './en/customers.ts'
import { customers as customersInFrench } from './fr/customers.ts'
import { dashboard as dashboardInEnglish } from './en/dashboard.ts'
import { dashboard as dashboardInFrench } from './fr/dashboard.ts'
import { officeReviews as officeReviewsInEnglish } from './en/reviews-office.ts'
import { officeReviews as officeReviewsInFrench } from './fr/reviews-office.ts'
import { account as accountInEnglish } from './en/account.ts'
import { account as accountInFrench } from './fr/account.ts'
import { carForm as carFormInEnglish } from './en/car-form.ts'
import { carForm as carFormInFrench } from './fr/car-form.ts'
import { catalog as catalogInEnglish } from './en/catalog.ts'
import { catalog as catalogInFrench } from './fr/catalog.ts'
import { inquiries as inquiriesInEnglish } from './en/inquiries.ts'
import { inquiries as inquiriesInFrench } from './fr/inquiries.ts'
import { delivery as deliveryInEnglish } from './en/delivery.ts'
import { delivery as deliveryInFrench } from './fr/delivery.ts'
import { foot as footInEnglish } from './en/foot.ts'
import { foot as footInFrench } from './fr/foot.ts'
import { forms as formsInEnglish } from './en/forms.ts'
import { forms as formsInFrench } from './fr/forms.ts'
import { office as officeInEnglish } from './en/office.ts'
import { office as officeInFrench } from './fr/office.ts'
import { officeCars as officeCarsInEnglish } from './en/office-cars.ts'
import { officeCars as officeCarsInFrench } from './fr/office-cars.ts'
import { inquire as inquireInEnglish } from './en/inquire.ts'
import { inquire as inquireInFrench } from './fr/inquire.ts'
import { arrival as arrivalInEnglish } from './en/arrival.ts'
import { arrival as arrivalInFrench } from './fr/arrival.ts'
import { agreement as agreementInEnglish } from './en/agreement.ts'
import { agreement as agreementInFrench } from './fr/agreement.ts'
import { bankStatements as bankStatementsInEnglish } from './en/bank-statements.ts'
import { bankStatements as bankStatementsInFrench } from './fr/bank-statements.ts'
import { estimatedCosts as costsInEnglish } from './en/estimated-costs.ts'
import { estimatedCosts as costsInFrench } from './fr/estimated-costs.ts'
import { importRules as importRulesInEnglish } from './en/import-rules.ts'
import { importRules as importRulesInFrench } from './fr/import-rules.ts'
import { markups as markupsInEnglish } from './en/markups.ts'
import { markups as markupsInFrench } from './fr/markups.ts'
import { ports as portsInEnglish } from './en/ports.ts'
import { ports as portsInFrench } from './fr/ports.ts'
import { sailings as sailingsInEnglish } from './en/sailings.ts'
import { sailings as sailingsInFrench } from './fr/sailings.ts'
import { voyageSchedule as scheduleInEnglish } from './en/voyage-schedule.ts'
import { voyageSchedule as scheduleInFrench } from './fr/voyage-schedule.ts'
import { voyages as voyagesInEnglish } from './en/voyages.ts'
import { voyages as voyagesInFrench } from './fr/voyages.ts'
import { importValues as importValuesInEnglish } from './en/import-values.ts'
import { importValues as importValuesInFrench } from './fr/import-values.ts'
import { imports as importsInEnglish } from './en/import.ts'
import { imports as importsInFrench } from './fr/import.ts'
import { proposals as proposalsInEnglish } from './en/proposals.ts'
import { proposals as proposalsInFrench } from './fr/proposals.ts'
import { ledger as ledgerInEnglish } from './en/ledger.ts'
import { ledger as ledgerInFrench } from './fr/ledger.ts'
import { secondFactor as secondFactorInEnglish } from './en/second-factor.ts'
import { secondFactor as secondFactorInFrench } from './fr/second-factor.ts'
import { settings as settingsInEnglish } from './en/settings.ts'
import { settings as settingsInFrench } from './fr/settings.ts'
import { signIn as signInInEnglish } from './en/sign-in.ts'
import { signIn as signInInFrench } from './fr/sign-in.ts'

/** Texts that take words; all others take numbers or are content with them. */
const TAKE_WORDS = /\.(alt|steeringIs|placed|say|month|priceIs)$/
/** A text that takes several words. */
const TAKES_A_LIST = /\.(list|unfilled)$/

/** Every text of a dictionary with its path; those that take something are given it. */
function texts(node: unknown, path = ''): [path: string, text: string][] {
  if (typeof node === 'string') return [[path, node]]
  if (typeof node !== 'function')
    return Object.entries(node as object).flatMap(([key, value]) => texts(value, `${path}.${key}`))
  if (path.startsWith('.format')) return []
  const given = TAKES_A_LIST.test(path) ? [['X', 'Y']] : Array(node.length).fill(TAKE_WORDS.test(path) ? 'x' : 2)
  return [[path, (node as (...given: unknown[]) => string)(...given)]]
}
const inEnglish = new Map(
  texts({
    ...en,
    fieldNames: fieldsInEnglish,
    sheets: sheetsInEnglish,
    account: accountInEnglish,
    auditPage: auditInEnglish,
    bankDetails: bankInEnglish,
    check: checkInEnglish,
    customersPage: customersInEnglish,
    dashboardPage: dashboardInEnglish,
    reviewsPage: officeReviewsInEnglish,
    carForm: carFormInEnglish,
    catalog: catalogInEnglish,
    inquiries: inquiriesInEnglish,
    foot: footInEnglish,
    deliveryPage: deliveryInEnglish,
    inquire: inquireInEnglish,
    arrival: arrivalInEnglish,
    agreement: agreementInEnglish,
    bankStatements: bankStatementsInEnglish,
    estimatedCosts: costsInEnglish,
    importRules: importRulesInEnglish,
    markups: markupsInEnglish,
    portsPage: portsInEnglish,
    voyagesPage: voyagesInEnglish,
    schedulePage: scheduleInEnglish,
    sailings: sailingsInEnglish,
    forms: formsInEnglish,
    importPage: importsInEnglish,
    importValues: importValuesInEnglish,
    office: officeInEnglish,
    officeCars: officeCarsInEnglish,
    proposals: proposalsInEnglish,
    secondFactor: secondFactorInEnglish,
    ledger: ledgerInEnglish,
    settingsPage: settingsInEnglish,
    signInPages: signInInEnglish,
  }),
)
const inFrench = new Map(
  texts({
    ...fr,
    fieldNames: fieldsInFrench,
    sheets: sheetsInFrench,
    account: accountInFrench,
    auditPage: auditInFrench,
    bankDetails: bankInFrench,
    check: checkInFrench,
    customersPage: customersInFrench,
    dashboardPage: dashboardInFrench,
    reviewsPage: officeReviewsInFrench,
    carForm: carFormInFrench,
    catalog: catalogInFrench,
    inquiries: inquiriesInFrench,
    foot: footInFrench,
    deliveryPage: deliveryInFrench,
    inquire: inquireInFrench,
    arrival: arrivalInFrench,
    agreement: agreementInFrench,
    bankStatements: bankStatementsInFrench,
    estimatedCosts: costsInFrench,
    importRules: importRulesInFrench,
    markups: markupsInFrench,
    portsPage: portsInFrench,
    voyagesPage: voyagesInFrench,
    schedulePage: scheduleInFrench,
    sailings: sailingsInFrench,
    forms: formsInFrench,
    importPage: importsInFrench,
    importValues: importValuesInFrench,
    office: officeInFrench,
    officeCars: officeCarsInFrench,
    proposals: proposalsInFrench,
    secondFactor: secondFactorInFrench,
    ledger: ledgerInFrench,
    settingsPage: settingsInFrench,
    signInPages: signInInFrench,
  }),
)

test('[STF-11] has every text in both languages, none empty', () => {
  expect([...inFrench.keys()].sort()).toEqual([...inEnglish.keys()].sort())
  for (const [path, text] of [...inEnglish, ...inFrench]) expect([path, text.trim().length > 0]).toEqual([path, true])
})

test('[STF-11] leaves no English text in French', () => {
  const same = [...inFrench]
    .filter(([path, text]) => text === inEnglish.get(path) && /[a-z]{3}/i.test(text))
    .map(([path]) => path)
  const alike =
    /^\.(menu|contact|agreement\.(document|fields\.total)|auditPage\.(entities\.(document|voyage)|fields\.voyageId)|office\.(nav\.(?:ports|voyages)|switcher\.more)|delivery\.inspection|deliveryPage\.(port|total)|account\.personal\.port|foot\.legal\.cookies|names\.(bodyType|color|fuelType|view)|catalog\.(logo|description)|portsPage\.(title|description)|voyagesPage\.(title|booking\.voyage)|sheets\.(equipment|transmission|dimensions)|officeCars\.columns\.(reference|price)|car\.(ref|illustration|fob)|inquiries\.(payment\.swift|thread\.title|documents\.(title|unnamed)|shipping\.cfs|record\.message|amounts\.total|list\.total|thread\.ofCompany|documents\.numbered|record\.parts\.destination)|(carForm|importPage)\.groups\.dimensions|inquire\.lines\.inspections|check\.(total|kind)|search\.(pages?|placeholder|transmission))/
  expect(same.filter((path) => !alike.test(path))).toEqual([])
})

test('[STF-11] uses French no-break spaces before ; ? ! : % $ and in quotes', () => {
  for (const [path, text] of inFrench) {
    expect([path, /[^\u00a0\d/][;?!%$]|(?<!\d)[^\u00a0\d]:(?!\/)/.test(text.replace(/https?:/g, ''))]).toEqual([
      path,
      false,
    ])
    expect([path, /«[^\u00a0]|[^\u00a0]»|\u202f|'/.test(text)]).toEqual([path, false])
  }
})

test('[STF-11] names ESSENCE Petrol in English and Essence in French', () => {
  expect(en.names.fuelType.ESSENCE).toBe('Petrol')
  expect(fr.names.fuelType.ESSENCE).toBe('Essence')
})

test('[STF-11] names every enumeration value in both languages', () => {
  const lists = {
    ...CHOICES,
    status: VEHICLE_STATUSES,
    view: VIEWS,
    sort: [...SORT_FIELDS, 'TOTAL'].flatMap((field) => SORT_DIRECTIONS.map((direction) => `${field}.${direction}`)),
  }
  const inSheets = {
    rating: RATINGS,
    means: [...RATINGS, 'NONE'],
    equipped: EQUIPPED,
    kit: EQUIPMENT_KIT,
    part: INSPECTED_PARTS,
    looksAt: INSPECTED_PARTS,
    equipment: EQUIPMENT,
  }
  for (const named of [
    { ...sheetsInEnglish, ...en.names },
    { ...sheetsInFrench, ...fr.names },
  ])
    for (const [list, values] of Object.entries({ ...lists, ...inSheets }))
      for (const value of values)
        expect([list, value, (named[list as keyof typeof named] as Record<string, string>)[value]]).toEqual([
          list,
          value,
          expect.stringMatching(/\S/),
        ])
})

test('[STF-11 STF-15] keeps the search placeholder short enough for phones', () => {
  for (const { search } of [en, fr]) expect(search.placeholder(2000).length).toBeLessThanOrEqual(22)
})

test('[STF-11] loads a language by its name', async () => {
  expect(await loadMessages('fr')).toBe(fr)
  expect(await loadMessages('en')).toBe(en)
})
