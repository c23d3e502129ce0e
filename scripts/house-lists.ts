// Exceptions to the house rules, each with its reason.

/** Files that may exceed 300 lines. */
export const MAY_BE_LONG: readonly RegExp[] = [
  // One declaration per line; a style sheet follows its component, not a length.
  /\.css$/,
]

/** Files besides tests that may contain SQL. */
export const MAY_HOLD_SQL: readonly RegExp[] = [
  /^apps\/server\/src\/modules\/(?:[^/]+\/)+(?:[a-z-]+-)?store\.ts$/,
  /^apps\/server\/src\/platform\//,
  /^db\//,
  /^bench\//,
]

/** Files that may open database connections. */
export const MAY_OPEN_CONNECTIONS: readonly RegExp[] = [/^apps\/server\/src\/platform\//, /^db\//, /^bench\//]

/** Hosts that code may name. */
export const ALLOWED_HOSTS: readonly RegExp[] = [
  /^(?:[a-z0-9-]+\.)?localhost$/,
  /^127\.0\.0\.1$/,
  // Reserved for examples (RFC 2606).
  /(?:^|\.)example(?:\.(?:com|org|net))?$/,
  /\.(?:test|invalid)$/,
  // Names of XML vocabularies, never fetched.
  /^www\.w3\.org$/,
  /^schemas\.openxmlformats\.org$/,
  /^purl\.oclc\.org$/,
  /^schema\.org$/,
  /^www\.sitemaps\.org$/,
  // Opens WhatsApp on a phone: a link for the visitor, never fetched by the product.
  /^wa\.me$/,
]

/** Patterns that pages take from shared components, and the files that may implement them. */
export const SHARED_PATTERNS: readonly { pattern: RegExp; only: readonly RegExp[]; instead: string }[] = [
  {
    pattern: /<dialog\b|showModal\(/,
    // The viewer shows one picture over the whole page.
    only: [/\/forms\/modal\.tsx$/, /\/storefront\/vehicles\/viewer\.tsx$/],
    instead: 'dialogs use Dialog or Confirm of forms/',
  },
  {
    pattern: /<Modal\b/,
    only: [/\/forms\/(?:dialog|confirm)\.tsx$/],
    instead: 'dialogs use Dialog or Confirm of forms/',
  },
  {
    pattern: /dialog-foot\b(?!er)/,
    only: [/\/forms\/dialog-footer\.tsx$/],
    instead: 'a dialog ends with DialogFooter: Cancel and the named action',
  },
  {
    pattern: /footer="none"/,
    // Sheets of the shop, and the list of the quick switcher, where each row is an action.
    only: [/\/storefront\//, /\/backoffice\/switcher\/switcher\.tsx$/],
    instead: 'a dialog of the back office ends with DialogFooter',
  },
  {
    pattern: /<ViewButton\b|className="table-tools/,
    // A figure of the dashboard is not a list.
    only: [
      /\/table\/list-toolbar\.tsx$/,
      // Suggested meanings of a file are not a list.
      /\/backoffice\/import\/values-section\.tsx$/,
    ],
    instead: 'lists use ListToolbar of table/',
  },
]
