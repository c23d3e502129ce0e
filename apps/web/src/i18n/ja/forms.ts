import type { FormTexts } from '../en/forms.ts'
import { inJapanese } from './server-messages.ts'

export const forms: FormTexts = {
  cancel: 'キャンセル',
  goBack: '戻る',
  typeName: (name) => `確認のため「${name}」と入力してください`,
  wrongName: '表示されているとおりに入力してください。',
  sending: '送信中…',
  show: '表示',
  hide: '非表示',
  showPassword: 'パスワードを表示',
  severalEmpty: '未入力の項目があります。入力してください。',
  signedOut: 'ログアウトされました。続けるにはログインしてください。入力内容は残っています。',
  signedOutHere:
    'ログアウトされました。別のウィンドウでログインしてから、もう一度送信してください。入力内容はこのまま残ります。',
  wait: ({ count, isMinutes }) =>
    `試行回数が多すぎます。${count}${isMinutes ? '分' : '秒'}後にもう一度お試しください。`,
  changedMeanwhile: '編集中に別のユーザーが変更しました。最新の内容を確認してから、もう一度お試しください。',
  tooMany: '試行回数が多すぎます。しばらくしてからもう一度お試しください。',
  busy: 'アクセスが集中しています。入力内容は残っています。もう一度お試しください。',
  unsaved: {
    title: '変更を保存せずに移動しますか？',
    text: 'このページの未保存の変更は失われます。',
    kept: 'このページの未保存の変更は、次に開くまでこの端末に保管されます。',
    here: '未保存の変更は失われます。',
    leave: '移動する',
    stay: 'このページに残る',
  },
  noScript: 'このフォームを使うには、JavaScriptを有効にしてください。',
  say: (message, otherwise = 'この値は使用できません') => inJapanese(message) ?? otherwise,
  personal: {
    civility: '敬称',
    civilities: { MR: 'Mr.', MM: 'Mrs.', MS: 'Ms.' },
    firstname: '名',
    lastname: '姓',
    country: '居住国',
    callingCode: '国番号',
    phone: '電話番号',
    phoneHint: '国内でかけるときの番号を入力してください。',
  },
}
