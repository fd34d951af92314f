import type { Kysely } from 'kysely';

async function createSchedules({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('report_schedule')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('schedule_name', 'text', (column) => column.notNull())
    .addColumn('report_id', 'text', (column) => column.notNull().references('report.id').onDelete('cascade'))
    .addColumn('cron', 'text', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('set_param', 'text', (column) => column.notNull())
    .addColumn('recipients', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('keep_file', 'integer', (column) => column.notNull())
    .addColumn('files_kept', 'integer', (column) => column.notNull())
    .addColumn('paused', 'integer', (column) => column.notNull())
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('next_time', 'text')
    .addColumn('last_run_id', 'text')
    .addColumn('create_by', 'text', (column) => column.notNull())
    .addColumn('create_time', 'text', (column) => column.notNull())
    .addColumn('update_by', 'text', (column) => column.notNull())
    .addColumn('update_time', 'text', (column) => column.notNull())
    .execute();
  await schema.createIndex('report_schedule_next').on('report_schedule').columns(['paused', 'next_time']).execute();
  await schema.createIndex('report_schedule_report').on('report_schedule').column('report_id').execute();
}

async function createRuns({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('schedule_run')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('schedule_id', 'text', (column) => column.notNull().references('report_schedule.id').onDelete('cascade'))
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('planned_time', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('start_time', 'text')
    .addColumn('end_time', 'text')
    .addColumn('file_name', 'text')
    .addColumn('file_size', 'bigint')
    .addColumn('file_id', 'text')
    .addColumn('mails', 'integer', (column) => column.notNull())
    // Two servers that find the same schedule due cannot both begin its run.
    .addUniqueConstraint('schedule_run_key', ['schedule_id', 'planned_time'])
    .execute();
}

/** Schedules of Excel reports with their runs, and mails that carry a file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createSchedules(db);
  await createRuns(db);
  for (const column of ['attachment_id', 'attachment_name', 'attachment_type']) {
    await db.schema.alterTable('mail').addColumn(column, 'text').execute();
  }
}
