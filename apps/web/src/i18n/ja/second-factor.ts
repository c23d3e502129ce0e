import type { SecondFactorTexts } from '../en/second-factor.ts'

export const secondFactor: SecondFactorTexts = {
  title: '二要素認証',
  why: '銀行口座情報の変更には、スマートフォンの認証アプリに表示されるコードが必要です。パスワードが盗まれても、それだけでは変更できません。',
  setUp: '二要素認証を設定',
  start: '次へ',
  scan: '認証アプリでこのコードを読み取り、表示された6桁の数字を入力してください。',
  qrCode: '認証アプリ用のQRコード',
  secret: 'または、このキーをアプリに入力してください：',
  code: '認証コード',
  codeHint: '6桁の数字',
  confirm: '有効にする',
  recovery: 'リカバリーコード',
  recoveryText:
    'スマートフォンを紛失したときに、1つにつき1回だけ使えます。再表示できないため、今すぐ保存してください。',
  saved: 'リカバリーコードを保存しました',
  on: (since) => `${since}から有効`,
  left: (count) => `リカバリーコードの残り：${count}個`,
  turnOff: '二要素認証を無効にする',
  off: '無効にする',
  offText:
    '認証コードまたはリカバリーコードを入力してください。二要素認証を無効にすると、変更の申請も承認もできなくなります。',
  done: '二要素認証を無効にしました',
  dialog: {
    title: '認証コードの入力',
    text: '認証アプリを開き、このショップのコードを入力してください。リカバリーコードも使えます。',
    submit: '認証',
  },
  missing: '変更の申請や承認には、二要素認証の設定が必要です。',
}
