import { parseArgs } from 'node:util'
import { SettingsFields } from '@minato/contract/settings'
import { foldEmail, isEmail } from '@minato/contract/people'
import type { Context } from '../../context.ts'
import { assertKnownTenant, withOpenContext } from '../../platform/process/command.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { StartupError } from '../../platform/process/startup-error.ts'
import { companyNameIn, nameCompany } from '../settings/service.ts'
import { invite } from './invitations.ts'
import { linkOfInvitation } from './links.ts'
import { grantRole, identityOf, personOfEmail } from './people-store.ts'
import type { PersonRow } from './people-store.ts'
import { mailProviderLink } from './sign-in/provider-links.ts'

const USAGE = `Usage: npm run manager -- EMAIL [options]
  Makes a sales manager: who has an account with a confirmed address gets the role, anybody else a link that lets in for seven days.
  --tenant ID         whose manager (default: staging)
  --company NAME      the company name in emails; required until it is set
  --firstname NAME    how the mail greets
  --lastname NAME
  --fr                the mail and the link in French`

async function main(): Promise<void> {
  const { email, options } = readArguments()
  const output = await withOpenContext(async (context) => {
    await assertKnownTenant(context, options.tenant)
    if (!context.config.tenantOrigins.has(options.tenant))
      throw new StartupError(`TENANT_HOSTS names no host of '${options.tenant}': set it as the shop has it.`)
    return context.db.write(options.tenant, (tx) => createManager(context, tx, email, options))
  })
  process.stdout.write(`${output}\n`)
}

interface Options {
  company: string
  firstname: string
  lastname: string
  fr: boolean
}

async function createManager(context: Context, tx: Transaction, email: string, options: Options): Promise<string> {
  await ensureCompanyName(tx, options.company)
  const [known] = await tx.rows<PersonRow>(personOfEmail(tx.tenant, foldEmail(email)))
  if (known?.roles.includes('SALES_MANAGER'))
    return `${email} is a sales manager already.${await describeLink(context, tx, known)}`
  // An unverified address may be another person's: its owner joins by the emailed link.
  if (known?.isEmailVerified && (context.config.oidc || known.passwordHash)) {
    await tx.rows(grantRole(tx.tenant, known.id, 'SALES_MANAGER'))
    return `${email} is a sales manager now, from the next sign-in on.${await describeLink(context, tx, known)}`
  }
  if (context.config.oidc)
    throw new StartupError(
      `Nobody with the confirmed address ${email} has signed in yet: with another provider that comes first.`,
    )
  const locale = options.fr ? 'fr' : 'en'
  const { firstname, lastname } = options
  const { manager, code } = await invite(context, tx, { email, firstname, lastname, locale }, '')
  return `${email} comes in by this link, once, within seven days (it goes by mail too):\n${linkOfInvitation(context, tx.tenant, locale, manager.id, code)}`
}

/** With an external provider, a person whom it does not know yet gets a link to an account there. */
async function describeLink(context: Context, tx: Transaction, { id }: PersonRow): Promise<string> {
  if (!context.config.oidc || (await tx.rows(identityOf(tx.tenant, id))).length) return ''
  const link = await mailProviderLink(context, tx, id)
  return `\nThis link joins it to an account at the provider, once, within seven days (it goes by mail too):\n${link}`
}

/** Sets the company name, which emails need, unless it is set. Later changes belong to the settings. */
async function ensureCompanyName(tx: Transaction, companyName: string): Promise<void> {
  const name = await companyNameIn(tx)
  if (name && companyName && name !== companyName)
    throw new StartupError(`The company is named '${name}' already: change it at /settings, or leave --company out.`)
  if (name) return
  const parsed = SettingsFields.shape.name.safeParse(companyName)
  if (!parsed.success)
    throw new StartupError(
      `Emails name the company, and '${tx.tenant}' has no company name yet: add --company 'NAME' (at most 80 characters).`,
    )
  await nameCompany(tx, parsed.data)
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        tenant: { type: 'string', default: 'staging' },
        company: { type: 'string', default: '' },
        firstname: { type: 'string', default: '' },
        lastname: { type: 'string', default: '' },
        fr: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    const [email = '', ...others] = positionals
    if (values.help || !isEmail(email) || others.length) throw new StartupError(USAGE)
    return { email, options: values as Required<typeof values> }
  } catch (error) {
    throw error instanceof StartupError ? error : new StartupError(`${(error as Error).message}\n${USAGE}`)
  }
}

main().catch((error: unknown) => {
  process.stderr.write(
    error instanceof StartupError ? `${error.message}\n` : `${String((error as Error).stack ?? error)}\n`,
  )
  process.exitCode = 1
})
