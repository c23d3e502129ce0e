import { parseArgs } from 'node:util'
import { foldEmail, isEmail } from '@minato/contract/people'
import type { Context } from '../../context.ts'
import { ensureKnown, inDatabase } from '../../platform/command.ts'
import type { Transaction } from '../../platform/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { invite } from './invitations.ts'
import { linkOfInvitation } from './links.ts'
import { grantRole, personOfEmail } from './people-store.ts'
import type { PersonRow } from './people-store.ts'

const USAGE = `Usage: npm run manager -- EMAIL [options]
  Makes a sales manager: who has an account with a confirmed address gets the role, anybody else a link that lets in for seven days.
  --tenant ID         whose manager (default: staging)
  --firstname NAME    how the mail greets
  --lastname NAME
  --fr                the mail and the link in French`

async function main(): Promise<void> {
  const { email, options } = readArguments()
  const said = await inDatabase(async (context) => {
    await ensureKnown(context, options.tenant)
    if (!context.config.tenantOrigins.has(options.tenant))
      throw new Refusal(`TENANT_HOSTS names no host of '${options.tenant}': set it as the shop has it.`)
    return context.db.write(options.tenant, (tx) => makeManager(context, tx, email, options))
  })
  process.stdout.write(`${said}\n`)
}

interface Options {
  firstname: string
  lastname: string
  fr: boolean
}

async function makeManager(context: Context, tx: Transaction, email: string, options: Options): Promise<string> {
  const [known] = await tx.rows<PersonRow>(personOfEmail(tx.tenant, foldEmail(email)))
  if (known?.roles.includes('SALES_MANAGER')) return `${email} is a sales manager already.`
  // Anybody may sign up with an address that is not his: whoever has not confirmed it comes in by the link that goes there.
  if (known?.isEmailVerified && (context.config.oidc || known.passwordHash)) {
    await tx.rows(grantRole(tx.tenant, known.id, 'SALES_MANAGER'))
    return `${email} is a sales manager now, from the next sign-in on.`
  }
  if (context.config.oidc)
    throw new Refusal(
      `Nobody with the confirmed address ${email} has signed in yet: with another provider that comes first.`,
    )
  const locale = options.fr ? 'fr' : 'en'
  const { firstname, lastname } = options
  const { manager, code } = await invite(context, tx, { email, firstname, lastname, locale }, '')
  return `${email} comes in by this link, once, within seven days (it goes by mail too):\n${linkOfInvitation(context, tx.tenant, locale, manager.id, code)}`
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        tenant: { type: 'string', default: 'staging' },
        firstname: { type: 'string', default: '' },
        lastname: { type: 'string', default: '' },
        fr: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    const [email = '', ...others] = positionals
    if (values.help || !isEmail(email) || others.length) throw new Refusal(USAGE)
    return { email, options: values as Required<typeof values> }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(`${(error as Error).message}\n${USAGE}`)
  }
}

main().catch((error: unknown) => {
  process.stderr.write(error instanceof Refusal ? `${error.message}\n` : `${String((error as Error).stack ?? error)}\n`)
  process.exitCode = 1
})
