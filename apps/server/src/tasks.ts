import type { Context } from './context.ts'
import type { Task } from './platform/jobs/jobs.ts'
import { documentTasks } from './modules/documents/sweep.ts'
import { pricesTask } from './modules/pricing/markups.ts'
import { proposalNewsTask } from './modules/proposals/notify-proposal.ts'
import { sweepReviewsTask } from './modules/reviews/service.ts'
import { handOverInquiries } from './modules/inquiries/privacy/service.ts'
import { inquiryTasks, recordConsigneeStep } from './modules/inquiries/service.ts'
import { alertsTask } from './modules/users/account/alerts.ts'
import { sweepUsersTask } from './modules/users/account/sweep.ts'
import { resetTask } from './modules/users/reset.ts'
import { handOverTask } from './modules/users/sign-in/hand-over.ts'
import { deleteOldViewsTask } from './modules/vehicles/office/views.ts'
import { sweepImportsTask } from './modules/vehicles/import/sweep.ts'
import { importTask } from './modules/vehicles/import/task.ts'
import { sweepPictureFilesTask } from './modules/vehicles/pictures/sweep.ts'
import { mailTasks } from './platform/email/deliver-mail.ts'
import { sweepTask } from './platform/jobs/sweep.ts'

/** Background tasks, one line per module. */
export const tasksOf = (context: Context): Task[] => [
  sweepTask(context),
  ...mailTasks(context),
  resetTask(context),
  handOverTask(context, handOverInquiries),
  alertsTask(context),
  sweepUsersTask(context),
  ...documentTasks(context),
  ...inquiryTasks(context),
  deleteOldViewsTask(context),
  importTask(context),
  sweepImportsTask(context),
  sweepPictureFilesTask(context),
  pricesTask(context),
  proposalNewsTask(context, recordConsigneeStep),
  sweepReviewsTask(context),
]
