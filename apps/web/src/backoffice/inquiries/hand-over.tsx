import type { Manager } from '@minato/contract/users-shapes'
import { DialogFooter } from '../../forms/dialog-footer.tsx'
import { Dialog } from '../../forms/dialog.tsx'
import { SelectField } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import { required } from '../../forms/rules.ts'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { useInquiryListTexts } from './inquiry-list-texts.ts'

interface Props {
  /** 'N° 1001'. */
  name: string
  managers: readonly Manager[]
  /** The current manager. */
  from: string | undefined
  onChosen(to: Manager): void | Promise<void>
  onClose(): void
}

/** Asks for the new manager of an inquiry (INQ-16). */
export function HandOver({ name, managers, from, onChosen, onClose }: Props) {
  const { locale } = useShell()
  const t = useInquiryListTexts()
  const others = managers.filter(({ id, isPending }) => id !== from && !isPending)
  if (!others.length)
    return (
      <Dialog title={t.handOverTitle(name)} onClose={onClose} footer={<DialogFooter />}>
        <p>{t.noOthers}</p>
        <p>
          <a href={localPath('/settings/managers', locale)}>{t.toSettings}</a>
        </p>
      </Dialog>
    )
  return (
    <Dialog title={t.handOverTitle(name)} onClose={onClose} footer="form">
      <Form
        isPart
        rules={{ managerId: [required] }}
        submit={t.handOver}
        send={async (values) => {
          const to = others.find(({ id }) => id === values['managerId'])
          if (to) await onChosen(to)
        }}
      >
        <p>{t.handOverText}</p>
        <SelectField name="managerId" label={t.manager} defaultValue={others.length === 1 ? others[0]?.id : ''}>
          <option value="">{t.choose}</option>
          {others.map(({ id, firstname, lastname, email }) => (
            <option key={id} value={id}>
              {`${firstname} ${lastname}`.trim() || email}
            </option>
          ))}
        </SelectField>
      </Form>
    </Dialog>
  )
}
