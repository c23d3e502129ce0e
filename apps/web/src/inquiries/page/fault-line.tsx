import { Icon } from '../../ui/icons.tsx'

/** An error beside its button, announced to screen readers. */
export const FaultLine = ({ fault }: { fault: string }) => (
  <p className={fault ? 'fault' : undefined} role="alert">
    {fault && <Icon name="warning" small />}
    {fault}
  </p>
)
