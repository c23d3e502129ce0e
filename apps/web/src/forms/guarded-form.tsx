import { useRef } from 'react'
import type { ComponentProps } from 'react'
import { Form } from './form.tsx'
import { Unsaved } from './unsaved.tsx'

/** A short form without a draft: leaving it with unsaved input asks first. */
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
          // Sending may navigate.
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
