import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ALONE_AFTER_DAYS,
  approvalObjection,
  cancellationObjection,
  DEFAULT_WAITING,
  isAlone,
  planOf,
  rejectionObjection,
  stateAt,
  TRUSTED_AFTER_DAYS,
} from './proposals.ts'
import type { ProposalTimes } from './proposals.ts'

const HOUR_MS = 3_600_000
const START = Date.parse('2026-06-01T00:00:00.000Z')
const at = (hours: number): string => new Date(START + hours * HOUR_MS).toISOString()
const days = (count: number): number => count * 24

const open: ProposalTimes & { proposedBy: string } = {
  state: 'PROPOSED',
  proposedBy: 'a',
  expiresAt: at(days(14)),
  effectiveAt: null,
}
const old = (id: string) => ({ id, since: at(-days(TRUSTED_AFTER_DAYS)) })
const staff = { others: 1, lastDepartureAt: null }

test('[TRU-04] expires a proposal and applies a scheduled change on time', () => {
  expect([stateAt(open, at(days(14) - 1)), stateAt(open, at(days(14)))]).toEqual(['PROPOSED', 'EXPIRED'])
  const scheduled = { ...open, state: 'SCHEDULED', effectiveAt: at(24) } as const
  expect([stateAt(scheduled, at(23)), stateAt(scheduled, at(24))]).toEqual(['SCHEDULED', 'IN_FORCE'])
  for (const state of ['IN_FORCE', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const)
    expect(stateAt({ ...open, state }, at(1))).toBe(state)
})

test('[TRU-04] decides who may approve, reject and cancel', () => {
  expect(approvalObjection(open, old('a'), at(0))).toBe('OWN_PROPOSAL')
  expect(approvalObjection(open, old('b'), at(0))).toBeNull()
  expect(approvalObjection(open, { id: 'b', since: at(1 - days(7)) }, at(0))).toBe('MANAGER_TOO_NEW')
  expect(approvalObjection(open, old('b'), at(days(14)))).toBe('NOT_PENDING')
  expect([rejectionObjection(open, 'a', at(0)), rejectionObjection(open, 'b', at(0))]).toEqual(['OWN_PROPOSAL', null])
  expect(rejectionObjection({ ...open, state: 'SCHEDULED', effectiveAt: at(9) }, 'b', at(0))).toBe('NOT_PENDING')
  expect(cancellationObjection({ ...open, state: 'SCHEDULED', effectiveAt: at(9) }, at(8))).toBeNull()
  expect(cancellationObjection({ ...open, state: 'SCHEDULED', effectiveAt: at(9) }, at(9))).toBe('NOT_PENDING')
})

test('[TRU-04] plans a change: first account, alone, too new, second manager', () => {
  const plan = (more: object = {}) =>
    planOf({ manager: old('a'), staff, waiting: DEFAULT_WAITING, isFirst: false, ...more }, at(0))
  expect(plan()).toEqual({ needsApproval: true, waitingHours: 24 })
  expect(plan({ isFirst: true })).toEqual({ needsApproval: false, waitingHours: 0 })
  expect(plan({ staff: { ...staff, others: 0 } })).toEqual({ needsApproval: false, waitingHours: 72 })
  expect(plan({ manager: { id: 'a', since: at(-1) } })).toBe('MANAGER_TOO_NEW')
  const left = (hours: number) => ({ others: 0, lastDepartureAt: at(hours) })
  expect([isAlone(left(1 - days(ALONE_AFTER_DAYS)), at(0)), isAlone(left(-days(ALONE_AFTER_DAYS)), at(0))]).toEqual([
    false,
    true,
  ])
})

interface Kept extends ProposalTimes {
  proposedBy: string
  approvedBy: string | null
  waitingHours: number
}

/** Two managers of a week at the effect; without an approval, a dealer who had one manager for a month. */
function isAllowed({ proposedBy, approvedBy, effectiveAt }: Kept, since: ReadonlyMap<string, string>): boolean {
  const effect = Date.parse(effectiveAt ?? '')
  if (approvedBy === null) return effect > START + days(ALONE_AFTER_DAYS) * HOUR_MS
  const ages = [approvedBy, proposedBy].map((id) => effect - Date.parse(since.get(id) ?? ''))
  return approvedBy !== proposedBy && Math.min(...ages) >= days(TRUSTED_AFTER_DAYS) * HOUR_MS
}

test('[TRU-04] puts nothing into force without two trusted managers in 10,000 histories', () => {
  const step = fc.record({
    does: fc.constantFrom('propose', 'approve', 'reject', 'cancel', 'invite', 'dismiss', 'wait'),
    by: fc.nat(3),
    on: fc.nat(3),
    hours: fc.integer({ min: 1, max: 60 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const managers = new Map([
        ['honest', at(-days(60))],
        ['m0', at(-days(60))],
      ])
      const since = new Map(managers)
      const proposals: Kept[] = []
      let hour = 0
      let lastDepartureAt: string | null = null
      for (const { does, by, on, hours } of steps) {
        const now = at(hour)
        const id = `m${by}`
        const granted = managers.get(id)
        const target = proposals[on]
        if (does === 'wait') hour += hours
        if (does === 'invite' && !managers.has(`m${on}`)) {
          managers.set(`m${on}`, now)
          since.set(`m${on}`, now)
        }
        if (granted === undefined) continue
        const manager = { id, since: granted }
        if (does === 'dismiss' && managers.delete(on === 3 ? 'honest' : `m${on}`)) lastDepartureAt = now
        if (does === 'propose') {
          const others = managers.size - 1
          const plan = planOf(
            { manager, staff: { others, lastDepartureAt }, waiting: DEFAULT_WAITING, isFirst: false },
            now,
          )
          if (typeof plan === 'string') continue
          const { needsApproval, waitingHours } = plan
          proposals.push({
            state: needsApproval ? 'PROPOSED' : 'SCHEDULED',
            expiresAt: at(hour + days(14)),
            effectiveAt: needsApproval ? null : at(hour + waitingHours),
            proposedBy: id,
            approvedBy: null,
            waitingHours,
          })
        }
        if (!target) continue
        if (does === 'approve' && approvalObjection(target, manager, now) === null)
          Object.assign(target, { state: 'SCHEDULED', approvedBy: id, effectiveAt: at(hour + target.waitingHours) })
        if (does === 'reject' && rejectionObjection(target, id, now) === null) target.state = 'REJECTED'
        if (does === 'cancel' && cancellationObjection(target, now) === null) target.state = 'CANCELLED'
      }
      const inForce = proposals.filter((one) => stateAt(one, at(hour)) === 'IN_FORCE')
      expect(inForce.filter((one) => !isAllowed(one, since))).toEqual([])
    }),
    { numRuns: 10_000 },
  )
})
