/** The address of another database on the same server, for the role that owns the test databases. */
export function addressOf(server: { admin: string; owner: string; password: string }, database: string): string {
  // A socket address has no host, which the URL class rejects, so it is cut by hand.
  const [, scheme, host, query = ''] = /^(\w+:\/\/)(?:[^@/]*@)?([^/?]*)(?:\/[^?]*)?(\?.*)?$/.exec(server.admin) ?? []
  if (!scheme) throw new Error('TEST_DATABASE_URL is not a PostgreSQL address')
  return `${scheme}${server.owner}:${server.password}@${host}/${database}${query}`
}
