/** Import of cars: files that are rejected before they are sent. */
export const importFiles = {
  rejected: {
    empty: (name: string) => `${name} is empty.`,
    type: (name: string) =>
      `${name} is not a CSV or Excel (.xlsx) file. Save the list as CSV or as an Excel workbook (.xlsx) and send that.`,
    size: (name: string, megabytes: number) => `${name} is larger than ${megabytes} MB. Split it into several files.`,
  },
}
export type ImportFilesTexts = typeof importFiles
