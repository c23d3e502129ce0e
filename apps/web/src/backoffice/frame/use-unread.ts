import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useShell } from '../../shell/shell.ts'

/** How many inquiries are unread, counted when the menu appears and whenever another page does; 0 while nobody knows. */
export function useUnread(): number {
  const { api } = useShell()
  const router = useRouter()
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!('/inquiries' in router.routesByPath)) return
    const ask = () =>
      api('GET /api/main/inquiry/count', {}).then(
        ({ unRead }) => setCount(unRead),
        // A menu without its number is better than none.
        () => {},
      )
    void ask()
    return router.subscribe('onResolved', () => void ask())
  }, [api, router])
  return count
}
