import type { EstimatedCost, EstimatedCostFields } from '@minato/contract/estimated-costs'
import { COST_BASES, COST_KINDS } from '@minato/contract/settings-enumerations'
import { useState } from 'react'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { useCall } from '../../api/use-call.ts'
import { ComboField } from '../../forms/combo-field.tsx'
import { Confirm } from '../../forms/confirm.tsx'
import { useCountries } from '../../forms/countries.ts'
import { Dialog } from '../../forms/dialog.tsx'
import { SelectField, TextField } from '../../forms/field.tsx'
import { NumberField, TextArea } from '../../forms/office-fields.tsx'
import { OfficeForm } from '../../forms/office-form.tsx'
import { reportError } from '../../forms/report-error.ts'
import { atMost, required } from '../../forms/rules.ts'
import type { Rule, Values } from '../../forms/rules.ts'
import { numberOf, numeric } from '../../forms/parse-input.ts'
import { useEstimatedCostsTexts } from '../../inquiries/page/estimated-costs.tsx'
import { Flag } from '../../ui/flag.tsx'
import { RowMenu } from '../../table/row-menu.tsx'
import { TableFailed } from '../../table/table-states.tsx'
import { Part } from '../layout/office-page.tsx'
import '../../styles/import-rules.css'

/** The estimated costs of all countries, beside the import rules (TRU-08). */
export function EstimatedCostsSection() {
  const shell = useShell()
  const { api } = shell
  const { format } = shell.messages
  const t = useEstimatedCostsTexts()
  const countries = useCountries()
  const { data: costs, hasFailed, reload } = useCall('GET /api/main/estimated-cost', {})
  const [editing, setEditing] = useState<EstimatedCost | 'new'>()
  const [removing, setRemoving] = useState<EstimatedCost>()
  const nameOf = (code: string): string => countries.find((one) => one.code === code)?.name ?? code
  const what = ({ country, kind }: EstimatedCost): string => `${nameOf(country)}, ${t.kinds[kind]}`
  const range = ({ basis, low, high, currency }: EstimatedCost): string => {
    const amounts = low === high ? format.number(low) : t.range(format.number(low), format.number(high))
    return basis === 'PERCENT' ? t.percent(amounts) : `${currency} ${amounts}`
  }
  const done = async (title: string) => {
    await reload()
    setEditing(undefined)
    setRemoving(undefined)
    notify({ isError: false, title, lines: [] })
  }
  const save = async (body: EstimatedCostFields, key: string, begun: EstimatedCost | undefined) => {
    if (begun)
      await api('PUT /api/main/estimated-cost/{id}', { params: { id: begun.id }, body, version: begun.version })
    else await api('POST /api/main/estimated-cost', { body, key })
    await done(t.saved)
  }
  const remove = async ({ id, version }: EstimatedCost) => {
    try {
      await api('DELETE /api/main/estimated-cost/{id}', { params: { id }, version })
      await done(t.removed)
    } catch (error) {
      setRemoving(undefined)
      reportError(shell, error)
      await reload()
    }
  }
  return (
    <Part id="estimated-costs" title={t.title} note={t.note}>
      <div className="row rule-tools">
        <div className="end">
          <button className="btn ink" type="button" onClick={() => setEditing('new')}>
            {t.add}
          </button>
        </div>
      </div>
      {hasFailed && <TableFailed onAgain={() => void reload()} />}
      {costs && <p className="muted">{costs.length === 0 ? t.none : t.count(costs.length)}</p>}
      <ul className="rules">
        {costs?.map((cost) => (
          <li key={cost.id}>
            <div>
              <p>
                <Flag country={cost.country} size="small" rounded /> <b>{nameOf(cost.country)}</b>{' '}
                <span className="muted">{t.kinds[cost.kind]}</span>
              </p>
              <p>{range(cost)}</p>
              <p className="small muted">{t.asOf(cost.sourceDate, cost.source, cost.version)}</p>
            </div>
            <RowMenu
              name={what(cost)}
              items={[
                { text: t.edit, onPress: () => setEditing(cost) },
                { text: t.remove, onPress: () => setRemoving(cost) },
              ]}
            />
          </li>
        ))}
      </ul>
      {editing && (
        <CostDialog
          cost={editing === 'new' ? undefined : editing}
          title={editing === 'new' ? t.add : t.editTitle(what(editing))}
          save={save}
          onClose={() => setEditing(undefined)}
        />
      )}
      {removing && (
        <Confirm
          title={t.removeTitle(what(removing))}
          confirm={t.remove}
          isDanger
          onConfirm={() => void remove(removing)}
          onClose={() => setRemoving(undefined)}
        >
          <p>{t.removeText}</p>
        </Confirm>
      )}
    </Part>
  )
}

function fieldsIn(values: Values): EstimatedCostFields {
  const basis = values['basis'] as EstimatedCostFields['basis']
  return {
    country: values['country'] ?? '',
    kind: values['kind'] as EstimatedCostFields['kind'],
    basis,
    low: numberOf(values['low'] ?? '', 2) ?? 0,
    high: numberOf(values['high'] ?? '', 2) ?? 0,
    currency: basis === 'PERCENT' ? null : (values['currency']?.trim().toUpperCase() ?? null),
    source: values['source']?.trim() ?? '',
    sourceDate: values['sourceDate'] ?? '',
  }
}

interface Props {
  /** Undefined: a new one. */
  cost: EstimatedCost | undefined
  title: string
  save(fields: EstimatedCostFields, key: string, begun: EstimatedCost | undefined): Promise<void>
  onClose(): void
}
function CostDialog({ cost, title, save, onClose }: Props) {
  const { format } = useShell().messages
  const t = useEstimatedCostsTexts()
  const countries = useCountries()
  const number = (value: number | undefined) => (value === undefined ? '' : format.number(value))
  const isCurrency: Rule = (value, { basis }) =>
    basis !== 'PERCENT' && !/^[a-z]{3}$/i.test(value.trim()) ? t.currencyRule : undefined
  const isAbove: Rule = (value, { low = '' }) =>
    (numberOf(value, 2) ?? 0) < (numberOf(low, 2) ?? 0) ? t.order : undefined
  return (
    <Dialog title={title} onClose={onClose} isForm footer="form">
      <OfficeForm
        isPart
        draft={`estimated cost ${cost?.id ?? 'new'}`}
        read={cost}
        rules={{
          country: [required],
          low: [required, numeric(0, 100_000_000, 2)],
          high: [required, numeric(0, 100_000_000, 2), isAbove],
          currency: [isCurrency],
          source: [required, atMost(2000)],
          sourceDate: [required],
        }}
        send={(values, key, begun: EstimatedCost | undefined) => save(fieldsIn(values), key, begun)}
        submit={t.submit}
      >
        <ComboField
          name="country"
          label={t.country}
          initial={cost?.country ?? ''}
          options={countries.map(({ code, name }) => ({ id: code, text: name, note: code }))}
        />
        <div className="fields">
          <SelectField name="kind" label={t.kind} defaultValue={cost?.kind}>
            {COST_KINDS.map((one) => (
              <option key={one} value={one}>
                {t.kinds[one]}
              </option>
            ))}
          </SelectField>
          <SelectField name="basis" label={t.basis} defaultValue={cost?.basis}>
            {COST_BASES.map((one) => (
              <option key={one} value={one}>
                {t.bases[one]}
              </option>
            ))}
          </SelectField>
          <NumberField name="low" label={t.low} decimals={2} defaultValue={number(cost?.low)} />
          <NumberField name="high" label={t.high} decimals={2} defaultValue={number(cost?.high)} />
          <TextField name="currency" label={t.currency} hint={t.currencyHint} defaultValue={cost?.currency ?? 'USD'} />
          <TextField name="sourceDate" label={t.sourceDate} type="date" defaultValue={cost?.sourceDate ?? ''} />
        </div>
        <TextArea name="source" label={t.source} hint={t.sourceHint} defaultValue={cost?.source} />
      </OfficeForm>
    </Dialog>
  )
}
