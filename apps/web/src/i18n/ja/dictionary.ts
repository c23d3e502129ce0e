import * as fieldNames from '@minato/domain/field-names-ja'
import { ledgerSentenceTexts } from '@minato/domain/ledger-sentence-ja'
import { account } from './account.ts'
import { agreement } from './agreement.ts'
import { arrival } from './arrival.ts'
import { audit } from './audit.ts'
import { bankFault, bankStatements } from './bank-statements.ts'
import { bank } from './bank.ts'
import { carForm } from './car-form.ts'
import { catalog } from './catalog.ts'
import { customers } from './customers.ts'
import { dashboard } from './dashboard.ts'
import { delivery } from './delivery.ts'
import { effects } from './effects.ts'
import { estimatedCosts } from './estimated-costs.ts'
import { foot } from './foot.ts'
import { forms } from './forms.ts'
import { importFiles } from './import-files.ts'
import { importRules } from './import-rules.ts'
import { importValues } from './import-values.ts'
import { imports } from './import.ts'
import { checklist } from './inquiries-checklist.ts'
import { inquiries } from './inquiries.ts'
import { inquiryActions } from './inquiry-actions.ts'
import { inquiryList } from './inquiry-list.ts'
import { ledgerFault, ledger } from './ledger.ts'
import { markups } from './markups.ts'
import { names } from './names.ts'
import { officeCars } from './office-cars.ts'
import { office } from './office.ts'
import { offline } from './offline.ts'
import { pastVerdict } from './past-verdict.ts'
import { ports } from './ports.ts'
import { proposals } from './proposals.ts'
import { officeReviews } from './reviews-office.ts'
import { sailings } from './sailings.ts'
import { secondFactor } from './second-factor.ts'
import { settings } from './settings.ts'
import { sheets } from './sheets.ts'
import { ja as shop } from './shop.ts'
import { signIn } from './sign-in.ts'
import { scheduleFault, voyageSchedule } from './voyage-schedule.ts'
import { voyages } from './voyages.ts'

/** Every Japanese text by the name of its English one: one chunk, which only Japanese pages load (decision 17). */
export const dictionary = {
  account,
  agreement,
  arrival,
  audit,
  bank,
  bankFault,
  bankStatements,
  carForm,
  catalog,
  customers,
  dashboard,
  delivery,
  effects,
  estimatedCosts,
  fieldNames,
  foot,
  forms,
  importFiles,
  importRules,
  importValues,
  imports,
  inquiries,
  inquiryActions,
  inquiryList,
  ledger,
  ledgerFault,
  ledgerSentenceTexts,
  markups,
  names,
  office,
  officeCars,
  officeReviews,
  offline,
  pastVerdict,
  ports,
  proposals,
  sailings,
  scheduleFault,
  secondFactor,
  settings,
  sheets,
  shippingDocumentNames: checklist.names,
  shop,
  signIn,
  voyageSchedule,
  voyages,
}
export type Dictionary = typeof dictionary
