import { isIPv6 } from 'node:net'

/**
 * The key a caller is counted by: its network (an IPv6 address counts by its /64), never a value
 * that the caller can choose (decision 20).
 */
// A connection that closed before the server read it has no address; all of these count as one network.
export const callerKey = ({ ip }: { ip: string | undefined }): string => networkOf(ip ?? '')

export function networkOf(address: string): string {
  const ipAddress = address.replace(/^::ffff:/i, '')
  if (!isIPv6(ipAddress)) return ipAddress
  const [head = '', tail] = ipAddress.toLowerCase().split('%')[0]?.split('::') ?? []
  const leftGroups = head ? head.split(':') : []
  const rightGroups = tail ? tail.split(':') : []
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - leftGroups.length - rightGroups.length)).fill('0')
  return [...leftGroups, ...zeros, ...rightGroups].slice(0, 4).join(':')
}
