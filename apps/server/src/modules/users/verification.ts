import { foldEmail } from '@minato/contract/people'
import type { Context } from '../../context.ts'
import { refuse } from '../../platform/failure.ts'
import { takeCode } from './codes.ts'
import { changeAddress, personOfId, verifyAddress } from './people-store.ts'
import type { PersonRow } from './people-store.ts'
import { endCodesOf, useCode } from './codes-store.ts'
import { hashOf } from './sessions/cookies.ts'

const TAKEN = '23505'

/** Follows the link of a mail: it proves the present address, or puts the new one in its place. */
export async function verify({ db }: Context, tenant: string, userId: string, code: string): Promise<void> {
  await db.write(tenant, async (tx) => {
    const [changed] = await tx.rows<{ email: string }>(useCode(tenant, userId, 'change-email', hashOf(code)))
    if (changed) {
      await tx.rows(changeAddress(tenant, userId, changed.email, foldEmail(changed.email))).catch((error: unknown) => {
        throw (error as { code?: string }).code === TAKEN ? refuse('UUM-3001') : error
      })
      // What was mailed to the old address opens nothing any more.
      for (const purpose of ['reset', 'verify', 'invitation'] as const)
        await tx.rows(endCodesOf(tenant, userId, purpose))
      return
    }
    const email = await takeCode(tx, 'verify', userId, code)
    const [person] = await tx.rows<PersonRow>(personOfId(tenant, userId))
    if (person?.isShutOut === false) await tx.rows(verifyAddress(tenant, userId, email, foldEmail(email)))
  })
}
