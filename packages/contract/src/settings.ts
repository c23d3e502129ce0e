import { z } from 'zod'
import { call } from './call.ts'

/** What every page says of the dealer (STF-05, STF-06, STF-07). Office hours in Japan by weekday, 0 is Sunday; absent: closed. */
export const Company = z
  .object({
    name: z.string(),
    legalName: z.string(),
    foundedYear: z.int(),
    headOffice: z.array(z.string()),
    phone: z.string(),
    messagingUrl: z.string(),
    email: z.string(),
    social: z.object({ facebook: z.string(), instagram: z.string(), youtube: z.string() }),
    officeHours: z.array(z.object({ weekday: z.int().min(0).max(6), opens: z.int(), closes: z.int() })),
    /** Marine insurance, per cent of FOB and freight. */
    insuranceRate: z.number(),
  })
  .meta({ id: 'Company' })
export type Company = z.infer<typeof Company>

export const getCompany = call({
  service: 'main',
  access: 'visitor',
  rate: 'everything',
  method: 'GET',
  path: '/company',
  summary: 'The dealer: name, address, contacts, office hours',
  reply: Company,
  errors: ['MINATO-4004'],
})
