import { useRouter } from '@tanstack/react-router'
import { Dialog } from '../../forms/dialog.tsx'
import { Form } from '../../forms/form.tsx'
import { email } from '../../forms/rules.ts'
import type { Rule, Values } from '../../forms/rules.ts'
import { localPath } from '../../i18n/locale.ts'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { CustomerFields, NAME_RULES, phoneOf, useCustomerBody } from './customer-fields.tsx'
import { useCustomersTexts } from './customers-texts.ts'

/** A manager enters a customer who called or wrote. */
export function NewCustomer({ onClose }: { onClose(): void }) {
  const { api, locale, isProviderExternal } = useShell()
  const t = useCustomersTexts()
  const bodyOf = useCustomerBody()
  const { history } = useRouter()
  const address: Rule = (value, values) => {
    if (value.trim()) return email(value, values)
    if (values['isInvited']) return t.new.emailToInvite
    return phoneOf(values) ? undefined : t.new.emailOrPhone
  }
  const send = async (values: Values, key: string) => {
    const body = { ...(await bodyOf(values)), isInvited: values['isInvited'] === 'true' }
    const { id, firstname } = await api('POST /api/uum/customer', { key, body })
    notify({ isError: false, title: t.new.done(firstname), lines: [] })
    onClose()
    history.push(`${localPath('/customer', locale)}?id=${id}`)
  }
  return (
    <Dialog title={t.new.title} onClose={onClose} isWide isForm footer="form">
      <Form rules={{ ...NAME_RULES, email: [address] }} submit={t.new.submit} send={send}>
        <CustomerFields />
        {!isProviderExternal && (
          <label className="radio">
            <input type="checkbox" name="isInvited" value="true" /> {t.new.invite}
          </label>
        )}
      </Form>
    </Dialog>
  )
}
