import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { FormError } from '../../forms/form-errors.ts'
import { reportError } from '../../forms/report-error.ts'
import { inquiryActions as english } from '../../i18n/en/inquiry-actions.ts'
import type { InquiryActionsTexts } from '../../i18n/en/inquiry-actions.ts'
import { inquiryActions as french } from '../../i18n/fr/inquiry-actions.ts'
import { ApiError } from '../../api/api.ts'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { textsFor } from '../../i18n/texts.ts'

export const useInquiryActionsTexts = (): InquiryActionsTexts =>
  textsFor(useShell().locale, { en: english, fr: french }, 'inquiryActions')

/** A reason of the domain in the reader's language; an unknown one as the server words it. */
export const actionErrorText = (t: InquiryActionsTexts, code: string, otherwise = code): string =>
  (t.objections as Record<string, string>)[code] ?? otherwise

/** The current inquiry, if the buyer has written since it was loaded. */
export const inquiryAfterBuyerMessage = (error: unknown): Inquiry | undefined =>
  error instanceof ApiError && codeOf(error) === 'BUYER_WROTE' ? (error.current as Inquiry) : undefined
/** The reason of a 409. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status === 409 ? error.reason?.code : undefined

/**
 * The message for a rejected change of an inquiry: a 409 has a reason code (`reason.code`), other errors are
 * handled as everywhere.
 */
export function useInquiryErrorText() {
  const shell = useShell()
  const t = useInquiryActionsTexts()
  const reasonOf = (error: unknown): string | undefined => {
    if (!(error instanceof ApiError) || error.status !== 409) return undefined
    const { reason } = error
    if (!reason) return undefined
    // The server's message contains details the code lacks: until when, and in which inquiry.
    const [, day, time] = /until (\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC/.exec(reason.message) ?? []
    if (day && time) return t.carReservedUntil(shell.messages.format.dateTime(`${day}T${time}:00.000Z`))
    const moments = [...reason.message.matchAll(/(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC/g)].map(([, date, clock]) =>
      shell.messages.format.dateTime(`${date}T${clock}:00.000Z`),
    )
    if (reason.code === 'RESERVATION_ENDS_FIRST' && moments[0] && moments[1])
      return t.invoice.endsFirst(moments[0], moments[1])
    const [, reference] = /N° (\d+)/.exec(reason.message) ?? []
    if (reference) return t.boughtOn(reference)
    return actionErrorText(t, reason.code, reason.message)
  }
  return {
    reasonOf,
    /** As a notice, for buttons; `named` names the inquiry if several are shown. */
    report: (error: unknown, named = (words: string) => words): void => {
      const reason = reasonOf(error)
      if (reason === undefined) return reportError(shell, error)
      notify({ isError: true, label: t.refused, title: t.conflict, lines: [named(reason)] })
    },
    /** In a form: throws the message for its summary. */
    inForm: (error: unknown): never => {
      const reason = reasonOf(error)
      if (reason === undefined) throw error
      throw new FormError({}, [reason])
    },
  }
}
