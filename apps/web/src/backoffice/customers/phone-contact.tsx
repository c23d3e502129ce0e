import { useState } from 'react'
import { DialogFooter } from '../../forms/dialog-footer.tsx'
import { Dialog } from '../../forms/dialog.tsx'
import { reportError } from '../../forms/report-error.ts'
import { messageAddress, phoneAddress } from '../../api/company.ts'
import { localeOfPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { customersTextsIn, useCustomersTexts } from './customers-texts.ts'

const whatsApp = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '')}`

/** A customer's number: to call, or to write to on WhatsApp. */
export const PhoneContact = ({ phone, text }: { phone: string; text: string }) => (
  <>
    <a className="nowrap" href={phoneAddress(phone)}>
      {text}
    </a>{' '}
    <a href={whatsApp(phone)} target="_blank" rel="noreferrer">
      WhatsApp
    </a>
  </>
)

/** Creates a sign-in link for a customer without an email address, to be sent by WhatsApp. */
export function SignInLink({ customerId, phone }: { customerId: string; phone: string }) {
  const shell = useShell()
  const { format } = shell.messages
  const t = useCustomersTexts().signInLink
  const [made, setMade] = useState<{ link: string; expiresAt: string }>()
  const make = () =>
    shell
      .api('POST /api/uum/customer/{id}/sign-in-link', { params: { id: customerId } })
      .then(setMade, (error: unknown) => reportError(shell, error))
  return (
    <>
      <button className="btn line" type="button" onClick={() => void make()}>
        {t.make}
      </button>
      {made && (
        <Dialog
          title={t.title}
          onClose={() => setMade(undefined)}
          footer={
            <DialogFooter
              dismiss={shell.messages.close}
              action={t.send}
              href={messageAddress(
                whatsApp(phone),
                customersTextsIn(localeOfPath(new URL(made.link).pathname)).signInLink.message(made.link),
              )}
            />
          }
        >
          <div className="stack">
            <p>{t.text(format.dateTime(made.expiresAt))}</p>
            <p>
              <input
                className="in"
                readOnly
                value={made.link}
                aria-label={t.title}
                onFocus={({ target }) => target.select()}
              />
            </p>
          </div>
        </Dialog>
      )}
    </>
  )
}
