import type { CatalogTexts } from './catalog-en.ts'
import { formatFor, NB, pluralFor } from './format.ts'

const { number } = formatFor('fr')
const plural = pluralFor('fr')
const cars = (count: number) => `${number(count)}${NB}${plural(count, 'voiture', 'voitures')}`
const stillHas = (count: number) =>
  `${cars(count)} ${plural(count, 'porte', 'portent')} encore ce nom. Fusionnez plutôt.`

export const catalog: CatalogTexts = {
  name: 'Nom',
  description: 'Description',
  year: 'Année',
  yearHint: 'L’année de sortie, si elle compte.',
  logo: 'Logo',
  logoHint: `JPG ou PNG, 1${NB}Mo au plus.`,
  logoChoose: 'Choisir un logo',
  logoOf: (name) => `Logo de ${name}`,
  logoSending: (percent) => `Envoi, ${number(percent)}${NB}%`,
  logoOff: 'Retirer le logo',
  hasLogo: 'Un logo',
  brands: 'Marques',
  models: 'Modèles',
  trims: 'Codes modèle',
  cars: 'En vente',
  carsOf: (count) => cars(count),
  carsForSale: (count) => `${cars(count)} en vente`,
  edit: 'Modifier',
  save: 'Enregistrer',
  saved: 'Enregistré',
  merge: 'Fusionner avec …',
  remove: 'Supprimer',
  details: 'Détails',
  kinds: {
    brand: {
      add: 'Nouvelle marque',
      create: 'Créer la marque',
      made: 'La marque est créée',
      query: 'Chercher une marque',
      empty: 'Il n’y a pas encore de marque. Une voiture en a besoin, avec un modèle et un code modèle.',
      nothing: 'Aucune marque de ce nom.',
      editTitle: (name) => `Modifier ${name}`,
      removeTitle: (name) => `Supprimer ${name}${NB}?`,
      removeText: 'Ses modèles et codes modèle partent avec elle. C’est définitif.',
      removed: 'La marque est supprimée',
      stillHas,
      mergeTitle: (name) => `Fusionner ${name} avec une autre marque`,
      into: 'Marque qui reste',
    },
    model: {
      add: 'Nouveau modèle',
      create: 'Créer le modèle',
      made: 'Le modèle est créé',
      query: 'Chercher un modèle',
      empty: 'Cette marque n’a pas encore de modèle.',
      nothing: 'Aucun modèle de ce nom.',
      editTitle: (name) => `Modifier ${name}`,
      removeTitle: (name) => `Supprimer ${name}${NB}?`,
      removeText: 'Ses codes modèle partent avec lui. C’est définitif.',
      removed: 'Le modèle est supprimé',
      stillHas,
      mergeTitle: (name) => `Fusionner ${name} avec un autre modèle`,
      into: 'Modèle qui reste',
    },
    trim: {
      add: 'Nouveau code modèle',
      create: 'Créer le code modèle',
      made: 'Le code modèle est créé',
      query: 'Chercher un code modèle',
      empty: 'Ce modèle n’a pas encore de code modèle.',
      nothing: 'Aucun code modèle de ce nom.',
      editTitle: (name) => `Modifier ${name}`,
      removeTitle: (name) => `Supprimer ${name}${NB}?`,
      removeText: 'C’est définitif.',
      removed: 'Le code modèle est supprimé',
      stillHas,
      mergeTitle: (name) => `Fusionner ${name} avec un autre code modèle`,
      into: 'Code modèle qui reste',
    },
  },
  many: {
    mergeTitle: (count) => `Fusionner ${number(count)}${NB}entrées en une seule`,
    merged: (count) => `Fusionnées${NB}: ${number(count)}`,
    removeTitle: (count) => `Supprimer ${number(count)}${NB}${plural(count, 'entrée', 'entrées')}${NB}?`,
    removed: (count) => `Supprimées${NB}: ${number(count)}`,
    stillUsed: 'Les entrées qui ont encore des voitures sont conservées.',
  },
  joining: {
    submit: 'Fusionner',
    looking: 'Recherche de ce qui serait déplacé …',
    failed: 'Ce qui serait déplacé n’a pas pu être recherché.',
    unseen: `Attendez que ce qui serait déplacé soit affiché ci-dessous${NB}: c’est définitif.`,
    moves: (count, name) =>
      count === 0
        ? `Aucune voiture ne passe à ${name}.`
        : `${cars(count)} ${plural(count, 'passe', 'passent')} à ${name}.`,
    done: (count, name) =>
      count === 0
        ? `Fusionné avec ${name}`
        : `Fusionné${NB}: ${cars(count)} ${plural(count, 'passée', 'passées')} à ${name}`,
    movedModels: 'Modèles déplacés',
    joinedModels: 'Modèles réunis avec leurs homonymes',
    movedTrims: 'Codes modèle déplacés',
    joinedTrims: 'Codes modèle réunis avec leurs homonymes',
    after: (name) => `Les adresses, favoris et recherches gardées qui menaient à ${name} mèneront désormais à l’autre.`,
    final: 'C’est définitif.',
    alone: 'Il n’y en a pas d’autre avec qui fusionner.',
  },
}
