import type { ProposalKind, ProposalState } from '@minato/contract/proposals'
import { NB } from '../format.ts'

/** Changes that a second manager approves. */
export const proposals = {
  title: 'Pending changes',
  kinds: {
    ADD_ACCOUNT: 'New account',
    EDIT_ACCOUNT: 'New account details',
    REMOVE_ACCOUNT: 'Removal of an account',
    DEFAULT_ACCOUNT: 'Different account on new documents',
    WAITING_TIME: 'New waiting times',
    CONSIGNEE: 'New consignee',
  } satisfies Record<ProposalKind, string>,
  states: {
    PROPOSED: 'Waiting for approval',
    SCHEDULED: 'Approved',
    IN_FORCE: 'In effect',
    REJECTED: 'Rejected',
    CANCELLED: 'Cancelled',
    EXPIRED: 'Expired',
  } satisfies Record<ProposalState, string>,
  /** There is no second manager to approve it. */
  scheduled: 'Scheduled',
  field: 'Field',
  before: 'Now',
  after: 'Proposed',
  proposed: (name: string, when: string) => `Proposed by ${name} on ${when}`,
  approved: (name: string, when: string) => `Approved by ${name} on ${when}`,
  ended: (name: string, when: string) => (name ? `by ${name}, ${when}` : when),
  expires: (when: string) => `Expires on ${when} unless approved.`,
  effective: (when: string) => `Takes effect on ${when}`,
  wait: (hours: number) => `Takes effect ${hours} hours after the approval.`,
  approve: 'Approve',
  reject: 'Reject',
  cancel: 'Cancel the change',
  approveTitle: 'Approve this change?',
  approveText:
    'Call the manager who proposed it first. Compare every character of the account with a document from your bank.',
  approveConsigneeText:
    'Call the manager who proposed it first. Compare every line with what the buyer wrote. The consignee can collect the car.',
  confirmed: 'The buyer has confirmed it: no waiting time.',
  rejectTitle: 'Reject this change?',
  rejectText: 'Nothing changes. All managers get an email.',
  cancelTitle: 'Cancel this change?',
  cancelText: 'Nothing changes. All managers get an email.',
  done: { approve: 'Change approved', reject: 'Change rejected', cancel: 'Change cancelled' },
  sent: 'Proposal sent. Another manager has to approve it.',
  sentAlone: (when: string) => `Change recorded. It takes effect on ${when}.`,
  history: 'Changes of the last 30 days',
  makeDefault: 'Use on documents',
  isDefault: 'On new documents',
  proposeChange: 'Propose this change',
  how: (hours: number) =>
    `Every change must be approved by a second manager and takes effect ${hours} hours after the approval. All managers get an email.`,
  howAlone: (hours: number) =>
    `You are the only manager: changes take effect after ${hours} hours, without a check by a second manager.`,
  invite: 'Invite a manager',
  blocked: {
    title: 'You cannot add an account yet',
    pending: 'Another new account is still pending. Approve, reject or cancel it under “Pending changes” first.',
  },
  waiting: {
    title: 'Waiting times',
    waitingHours: 'After approval',
    aloneHours: 'With only one manager',
    hours: 'hours',
    waitingHint: '1 to 336',
    aloneHint: '24 to 720',
  },
  onDashboard: (count: number) =>
    count === 1 ? 'A change to your bank details is pending.' : `${count} changes to your bank details are pending.`,
  check: 'Check it now',
  alone:
    'You are the only manager, so nobody checks changes to your bank details. A second manager protects you against payment fraud.',
  consignee: {
    name: 'Name',
    address: 'Address',
    city: 'City',
    country: 'Country',
    phone: 'Phone',
    email: 'Email',
  },
  onDashboardConsignee: (reference: string) => `A new consignee is pending in inquiry N°${NB}${reference}.`,
  onInvoiceConsignee: 'A change of the consignee is pending. This invoice will name the current consignee and keep it.',
  onInvoice: 'A bank account change is pending. This invoice will show the current account and keep it.',
}
export type ProposalsTexts = typeof proposals
