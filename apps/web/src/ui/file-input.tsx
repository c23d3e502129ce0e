import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & { onFiles(files: readonly File[]): void }

/** A hidden field for files, which a button opens. The same file can be chosen again. */
export const FileInput = ({ onFiles, ...props }: Props) => (
  <input
    hidden
    {...props}
    type="file"
    onChange={({ currentTarget }) => {
      onFiles([...(currentTarget.files ?? [])])
      currentTarget.value = ''
    }}
  />
)
