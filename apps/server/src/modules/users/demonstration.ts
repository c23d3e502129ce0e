import type { Context } from '../../context.ts'
import { demonstrationPassword } from '../../platform/process/secrets.ts'
import { hashPassword, isPasswordOf } from './passwords.ts'
import { deactivate, grantRole, insertPerson, personOfEmail, reactivate, setPasswordHash } from './people-store.ts'
import type { PersonRow } from './people-store.ts'
import { deleteSignIns } from './sessions/service.ts'

/** The password on a machine of one's own. A public demonstration has random ones. */
const PASSWORD = 'quay-side-2026'
const PEOPLE = [
  {
    email: 'manager@minato.example',
    firstname: 'Haruka',
    lastname: 'Sato',
    role: 'SALES_MANAGER',
    country: 'JP',
    phone: '+81312345678',
  },
  {
    email: 'buyer@minato.example',
    firstname: 'Amina',
    lastname: 'Otieno',
    role: 'CUSTOMER',
    country: 'KE',
    phone: '+254712345678',
  },
] as const

type DemonstrationPerson = (typeof PEOPLE)[number]

const passwordOf = ({ config, db }: Context, { role }: DemonstrationPerson): string | Promise<string> =>
  config.isPublicDemonstration ? demonstrationPassword(db, role === 'CUSTOMER' ? 'buyer' : 'manager') : PASSWORD

/** The lines that a start prints once it has an address: who may sign in, and where the emails are. */
export async function describeDemonstration(context: Context): Promise<(address: string) => string[]> {
  const people = await Promise.all(
    PEOPLE.map(async (person) => `${person.email}, password ${await passwordOf(context, person)}`),
  )
  const mailbox = context.config.isPublicDemonstration
    ? ` (user name mailbox, password ${await demonstrationPassword(context.db, 'mailbox')})`
    : ''
  return (address) => [
    `Sign in as ${people.join(', or ')}.`,
    `Emails are not sent; read them at ${address}/mailbox${mailbox}.`,
    'Demonstration mode: invented stock with drawn pictures; set DATABASE_URL, SMTP_URL or OIDC_ISSUER to leave it.',
  ]
}

/** Creates the demonstration people in every tenant, and gives them the password of this start. */
export async function ensureDemonstrationPeople(context: Context): Promise<void> {
  const { db, tenants } = context
  for (const tenant of await tenants.all())
    for (const person of PEOPLE) {
      const password = await passwordOf(context, person)
      const [known] = await db.read<PersonRow>(tenant, personOfEmail(tenant, person.email))
      if (!known) await createPerson(context, tenant, person, password)
      else if (known.isShutOut || !(await isPasswordOf(known.passwordHash, password)))
        await resetPerson(context, tenant, known, password)
    }
}

async function createPerson(
  { db }: Context,
  tenant: string,
  { role, ...person }: DemonstrationPerson,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  await db.write(tenant, async (tx) => {
    const newPerson = {
      ...person,
      emailFolded: person.email,
      isEmailVerified: true,
      passwordHash,
      locale: 'en' as const,
    }
    const [inserted] = await tx.rows<{ id: string }>(insertPerson(tenant, { ...newPerson, civility: 'MS' }))
    if (inserted) await tx.rows(grantRole(tenant, inserted.id, role))
  })
}

/** Sessions that began with another password end. */
async function resetPerson({ db }: Context, tenant: string, person: PersonRow, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  await db.write(tenant, async (tx) => {
    if (person.isShutOut) await tx.rows(reactivate(tenant, person.id))
    await tx.rows(setPasswordHash(tenant, person.id, passwordHash))
    await deleteSignIns(tx, person.id)
  })
}

/** Deactivates the demonstration people once the demonstration is left, whatever their password: visitors may have changed it. */
export async function deactivateDemonstrationPeople({ db, tenants }: Context): Promise<void> {
  for (const tenant of await tenants.all())
    for (const { email } of PEOPLE) {
      const [person] = await db.read<PersonRow>(tenant, personOfEmail(tenant, email))
      if (!person || person.isShutOut) continue
      await db.write(tenant, async (tx) => {
        await tx.rows(deactivate(tenant, person.id))
        await deleteSignIns(tx, person.id)
      })
    }
}
