import { Unsaved } from '../../forms/unsaved.tsx'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { Columns, OfficePage } from '../layout/office-page.tsx'
import { CarsSection } from './cars-section.tsx'
import { ColumnsSection } from './columns-section.tsx'
import { CountsPanel } from './counts-panel.tsx'
import { hasRun, isRunning, nameOfSender } from './import-data.ts'
import type { OneData } from './import-data.ts'
import type { ImportSearch } from './import-search.ts'
import { useImportFilesTexts, useImportTexts } from './import-texts.ts'
import { LeftOutPanel } from './left-out-panel.tsx'
import { PreviewSection } from './preview-section.tsx'
import { ProblemsSection } from './problems-section.tsx'
import { ReadingSection } from './reading-section.tsx'
import { StatusPanel } from './status-panel.tsx'
import { Steps } from './steps.tsx'
import { useChoices } from './use-choices.ts'
import { useImport } from './use-import.ts'
import { useImportActions } from './use-import-actions.ts'
import { ValuesSection } from './values-section.tsx'

/** One file: mapping, preview, and run. */
export function OneImport({ data, search }: { data: OneData; search: ImportSearch }) {
  const { locale } = useShell()
  const t = useImportTexts()
  const files = useImportFilesTexts()
  const { one, set } = useImport(data.one)
  const choices = useChoices(one)
  const work = useImportActions(one, set, choices)
  const isOpen = one.state === 'READY'
  return (
    <OfficePage
      title={one.fileName}
      name={t.title}
      crumbs={[
        { text: t.vehicles, path: '/' },
        { text: t.title, path: '/vehicle/import' },
      ]}
      actions={
        <a className="btn line" href={localPath('/vehicle/import', locale)}>
          {t.file.another}
        </a>
      }
    >
      {/* Deleting a file deletes its choices. */}
      <Unsaved isChanged={() => choices.isUnread && work.busy !== 'discard'} />
      <Steps one={one} />
      <Columns
        isEndFirst
        end={
          <>
            <StatusPanel
              one={one}
              choices={choices}
              work={work}
              by={nameOfSender(one.by, data.names, files.byCommand, t.past.former)}
            />
            {one.counts && !isRunning(one) && <CountsPanel one={one} />}
            {isOpen && <LeftOutPanel one={one} choices={choices} />}
          </>
        }
      >
        {!isRunning(one) && hasRun(one) && <CarsSection one={one} data={data} search={search} />}
        {!isRunning(one) && data.problems && (
          <ProblemsSection one={one} page={data.problems} search={search} isOpen={isOpen} />
        )}
        {isOpen && data.preview && <PreviewSection one={one} preview={data.preview} />}
        {isOpen ? (
          <ColumnsSection one={one} choices={choices} work={work} markups={data.preview?.markups ?? []} />
        ) : (
          <ColumnsSection one={one} />
        )}
        {isOpen && <ValuesSection one={one} choices={choices} work={work} />}
        {isOpen && <ReadingSection one={one} choices={choices} problems={data.problems?.items ?? []} />}
      </Columns>
    </OfficePage>
  )
}
