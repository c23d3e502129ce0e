import { useRef } from 'react'
import type { ComponentProps } from 'react'
import { Form } from './form.tsx'
import { Unsaved } from './unsaved.tsx'

/** A few fields on a page, too few for a draft on this device: asked about before they are left unsaved. */
export function GuardedForm({ send, ...form }: Omit<ComponentProps<typeof Form>, 'onChanged'>) {
  const isTouched = useRef(false)
  const isSending = useRef(false)
  return (
    <>
      <Form
        {...form}
        onChanged={() => {
          isTouched.current = true
        }}
        send={async (values, key) => {
          // What is sent may lead on to another page.
          isSending.current = true
          try {
            await send(values, key)
            isTouched.current = false
          } finally {
            isSending.current = false
          }
        }}
      />
      <Unsaved isChanged={() => !isSending.current && isTouched.current} />
    </>
  )
}
