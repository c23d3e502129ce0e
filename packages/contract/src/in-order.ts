/** Values in the order of `first`; those that it does not have follow in their own. */
export const inOrder = <T>(all: readonly T[], leading: readonly T[]): T[] => [
  ...leading.filter((one) => all.includes(one)),
  ...all.filter((one) => !leading.includes(one)),
]
