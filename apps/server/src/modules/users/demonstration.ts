import type { Context } from '../../context.ts'
import { hashPassword, isPasswordOf } from './passwords.ts'
import { deactivate, grantRole, insertPerson, personOfEmail, reactivate } from './people-store.ts'
import type { PersonRow } from './people-store.ts'
import { endSignIns } from './sessions/service.ts'

/** Who may sign in where everything is invented (decision 4); said at each start, and never made anywhere else. */
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

export const DEMONSTRATION_SIGN_IN = `Sign in as ${PEOPLE.map(({ email }) => email).join(' or ')}, password ${PASSWORD}.`

/** Makes them in every tenant that lacks them, and lets in again whom an end of the demonstration shut out. */
export async function ensureDemonstrationPeople(context: Context): Promise<void> {
  const { db, tenants } = context
  for (const tenant of await tenants.all()) {
    const missing = []
    for (const person of PEOPLE) {
      const [known] = await db.read<PersonRow>(tenant, personOfEmail(tenant, person.email))
      if (!known) missing.push(person)
      else if (known.isShutOut) await db.write(tenant, (tx) => tx.rows(reactivate(tenant, known.id)))
    }
    for (const { role, ...person } of missing) {
      const passwordHash = await hashPassword(PASSWORD)
      await db.write(tenant, async (tx) => {
        const whole = {
          ...person,
          emailFolded: person.email,
          isEmailVerified: true,
          passwordHash,
          locale: 'en' as const,
        }
        const [made] = await tx.rows<{ id: string }>(insertPerson(tenant, { ...whole, civility: 'MS' }))
        if (made) await tx.rows(grantRole(tenant, made.id, role))
      })
    }
  }
}

/** Ends the ways in of a demonstration that was left: its password is published. Who has another one by now is let be. */
export async function shutOutDemonstrationPeople({ db, tenants }: Context): Promise<void> {
  for (const tenant of await tenants.all())
    for (const { email } of PEOPLE) {
      const [person] = await db.read<PersonRow>(tenant, personOfEmail(tenant, email))
      if (!person || person.isShutOut || !(await isPasswordOf(person.passwordHash, PASSWORD))) continue
      await db.write(tenant, async (tx) => {
        await tx.rows(deactivate(tenant, person.id))
        await endSignIns(tx, person.id)
      })
    }
}
