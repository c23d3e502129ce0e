import type { UserInfo } from '@minato/contract/users-shapes'
import { useRouter } from '@tanstack/react-router'
import { useCountries } from '../forms/countries.ts'
import { Form } from '../forms/form.tsx'
import { useFormTexts } from '../forms/form-texts.ts'
import { checkPhone } from '../forms/residence.tsx'
import type { Values } from '../forms/rules.ts'
import { useSignInTexts } from '../session/sign-in-texts.ts'
import { forget, stored } from '../session/stored.ts'
import { askUser } from '../session/user.ts'
import { RETURN_ROUTE } from '../shell/attempt.ts'
import { localPath } from '../shell/locale.ts'
import { notify } from '../shell/notices.ts'
import { useShell } from '../shell/shell.ts'
import { AcceptNote } from './accept-note.tsx'
import { NarrowPage } from './narrow-page.tsx'
import { PERSONAL_RULES, PersonalFields, personalIn } from './personal-fields.tsx'
import { ownRoute } from './success-page.tsx'

/** The personal information of somebody whom another provider knows by name at most. */
export function FinishPage({ user }: { user: UserInfo }) {
  const shell = useShell()
  const router = useRouter()
  const t = useSignInTexts().signUp
  const forms = useFormTexts()
  const countries = useCountries()
  const send = async (values: Values) => {
    await checkPhone(values, forms)
    const { locale, destination, version } = await shell.api('GET /api/uum/account', {})
    await shell.api('PUT /api/uum/account', { version, body: { ...personalIn(values), locale, destination } })
    await askUser(shell)
    notify({ isError: false, title: t.finishedText, lines: [] })
    const route = ownRoute(router, stored(RETURN_ROUTE)) ?? localPath('/', shell.locale)
    forget(RETURN_ROUTE)
    router.history.replace(route)
  }
  const known = { ...user, civility: null, countryOfResidence: null, phoneNumber: null }
  return (
    <NarrowPage title={t.finish} lede={t.finishText}>
      <Form rules={PERSONAL_RULES} send={send} submit={t.finishSubmit} draft={`finish ${user.id}`}>
        <PersonalFields countries={countries} known={known} />
        <AcceptNote />
      </Form>
    </NarrowPage>
  )
}
