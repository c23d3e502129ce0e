import type { Company } from '@minato/contract/settings'
import type { LegalFacts } from './en/legal.ts'

export const legalFacts = (company: Pick<Company, 'name' | 'legalName' | 'headOffice' | 'email'>): LegalFacts => ({
  name: company.name,
  legalName: company.legalName,
  address: company.headOffice.join(', '),
  email: company.email,
})
