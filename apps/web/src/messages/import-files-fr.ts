import type { ImportFilesTexts } from './import-files-en.ts'

const NB = '\u00a0'

export const importFiles: ImportFilesTexts = {
  rejected: {
    empty: (name) => `${name} est vide.`,
    type: (name) =>
      `${name} n’est ni un fichier CSV ni un fichier Excel (.xlsx). Enregistrez la liste en CSV ou en classeur Excel (.xlsx), puis envoyez-la.`,
    size: (name, megabytes) => `${name} dépasse ${megabytes}${NB}Mo. Divisez-le en plusieurs fichiers.`,
  },
}
