import { Icon } from '../../layout/icons.tsx'

/** Why something could not be done, beside what was pressed; heard as it comes. */
export const FaultLine = ({ fault }: { fault: string }) => (
  <p className={fault ? 'fault' : undefined} role="alert">
    {fault && <Icon name="warning" small />}
    {fault}
  </p>
)
