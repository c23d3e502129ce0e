/** Values in the order of `first`; those that it does not have follow in their own. */
export const inOrder = <T>(all: readonly T[], first: readonly T[]): T[] => [
  ...first.filter((one) => all.includes(one)),
  ...all.filter((one) => !first.includes(one)),
]
