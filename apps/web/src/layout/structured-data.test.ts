import { expect, test } from 'vitest'
import { scriptText } from './structured-data.tsx'

test('[STF-12] lets no text end the script that holds schema.org data', () => {
  const data = { name: '</script><script>alert(1)</script><!-- & \u2028 \u2029', brand: '<b>' }
  const written = scriptText(data)
  expect(written).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(written)).toEqual(data)
})
