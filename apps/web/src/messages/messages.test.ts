import { CHOICES, SORT_DIRECTIONS, SORT_FIELDS, VEHICLE_STATUSES } from '@minato/contract/enumerations'
import { EQUIPMENT, EQUIPMENT_KIT, EQUIPPED, INSPECTED_PARTS, RATINGS } from '@minato/contract/sheet-enumerations'
import { VIEWS } from '@minato/art/picture'
import { fieldNames as fieldsInEnglish } from '@minato/domain/field-names-en'
import { fieldNames as fieldsInFrench } from '@minato/domain/field-names-fr'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { loadMessages } from './messages.ts'
import { sheets as sheetsInEnglish } from './sheets-en.ts'
import { sheets as sheetsInFrench } from './sheets-fr.ts'
import { audit as auditInEnglish } from './audit-en.ts'
import { audit as auditInFrench } from './audit-fr.ts'
import { bank as bankInEnglish } from './bank-en.ts'
import { bank as bankInFrench } from './bank-fr.ts'
import { check as checkInEnglish } from './check-en.ts'
import { check as checkInFrench } from './check-fr.ts'
import { customers as customersInEnglish } from './customers-en.ts'
import { customers as customersInFrench } from './customers-fr.ts'
import { dashboard as dashboardInEnglish } from './dashboard-en.ts'
import { dashboard as dashboardInFrench } from './dashboard-fr.ts'
import { officeReviews as officeReviewsInEnglish } from './reviews-office-en.ts'
import { officeReviews as officeReviewsInFrench } from './reviews-office-fr.ts'
import { account as accountInEnglish } from './account-en.ts'
import { account as accountInFrench } from './account-fr.ts'
import { carForm as carFormInEnglish } from './car-form-en.ts'
import { carForm as carFormInFrench } from './car-form-fr.ts'
import { catalog as catalogInEnglish } from './catalog-en.ts'
import { catalog as catalogInFrench } from './catalog-fr.ts'
import { inquiries as inquiriesInEnglish } from './inquiries-en.ts'
import { inquiries as inquiriesInFrench } from './inquiries-fr.ts'
import { delivery as deliveryInEnglish } from './delivery-en.ts'
import { delivery as deliveryInFrench } from './delivery-fr.ts'
import { foot as footInEnglish } from './foot-en.ts'
import { foot as footInFrench } from './foot-fr.ts'
import { forms as formsInEnglish } from './forms-en.ts'
import { forms as formsInFrench } from './forms-fr.ts'
import { office as officeInEnglish } from './office-en.ts'
import { office as officeInFrench } from './office-fr.ts'
import { officeCars as officeCarsInEnglish } from './office-cars-en.ts'
import { officeCars as officeCarsInFrench } from './office-cars-fr.ts'
import { inquire as inquireInEnglish } from './inquire-en.ts'
import { inquire as inquireInFrench } from './inquire-fr.ts'
import { arrival as arrivalInEnglish } from './arrival-en.ts'
import { arrival as arrivalInFrench } from './arrival-fr.ts'
import { agreement as agreementInEnglish } from './agreement-en.ts'
import { agreement as agreementInFrench } from './agreement-fr.ts'
import { bankStatements as bankStatementsInEnglish } from './bank-statements-en.ts'
import { bankStatements as bankStatementsInFrench } from './bank-statements-fr.ts'
import { estimatedCosts as costsInEnglish } from './estimated-costs-en.ts'
import { estimatedCosts as costsInFrench } from './estimated-costs-fr.ts'
import { importRules as importRulesInEnglish } from './import-rules-en.ts'
import { importRules as importRulesInFrench } from './import-rules-fr.ts'
import { markups as markupsInEnglish } from './markups-en.ts'
import { markups as markupsInFrench } from './markups-fr.ts'
import { ports as portsInEnglish } from './ports-en.ts'
import { ports as portsInFrench } from './ports-fr.ts'
import { sailings as sailingsInEnglish } from './sailings-en.ts'
import { sailings as sailingsInFrench } from './sailings-fr.ts'
import { voyageSchedule as scheduleInEnglish } from './voyage-schedule-en.ts'
import { voyageSchedule as scheduleInFrench } from './voyage-schedule-fr.ts'
import { voyages as voyagesInEnglish } from './voyages-en.ts'
import { voyages as voyagesInFrench } from './voyages-fr.ts'
import { importValues as importValuesInEnglish } from './import-values-en.ts'
import { importValues as importValuesInFrench } from './import-values-fr.ts'
import { imports as importsInEnglish } from './import-en.ts'
import { imports as importsInFrench } from './import-fr.ts'
import { proposals as proposalsInEnglish } from './proposals-en.ts'
import { proposals as proposalsInFrench } from './proposals-fr.ts'
import { ledger as ledgerInEnglish } from './ledger-en.ts'
import { ledger as ledgerInFrench } from './ledger-fr.ts'
import { secondFactor as secondFactorInEnglish } from './second-factor-en.ts'
import { secondFactor as secondFactorInFrench } from './second-factor-fr.ts'
import { settings as settingsInEnglish } from './settings-en.ts'
import { settings as settingsInFrench } from './settings-fr.ts'
import { signIn as signInInEnglish } from './sign-in-en.ts'
import { signIn as signInInFrench } from './sign-in-fr.ts'

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
