import { DialogFooter } from '../../forms/dialog-footer.tsx'
import { Dialog } from '../../forms/dialog.tsx'
import { setSingleKeys, useSingleKeys } from '../../table/single-keys.ts'
import { useOfficeTexts } from '../../i18n/office-texts.ts'

/** Keyboard shortcuts, and the switch for single-key ones. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const { keys: t } = useOfficeTexts()
  const isOn = useSingleKeys()
  const lines: [keys: string[], what: string][] = [
    [['Ctrl K', '⌘ K'], t.switcher],
    [['/'], t.query],
    [['J', '↓'], t.next],
    [['K', '↑'], t.previous],
    [[t.space, 'X'], t.select],
    [['Enter'], t.enter],
    [['M'], t.menu],
    [['?'], t.help],
  ]
  return (
    <Dialog title={t.title} onClose={onClose} footer={<DialogFooter />}>
      <dl className="keys">
        {lines.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key, at) => (
                <span key={key}>
                  {at > 0 && ` ${t.or} `}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className="radio">
        <input type="checkbox" checked={isOn} onChange={({ target }) => setSingleKeys(target.checked)} />
        {t.single}
      </label>
      <p className="hint">{t.singleHint}</p>
    </Dialog>
  )
}
