import { Type } from 'typebox';

/** Who made and changed a record and when; times are `YYYY-MM-DD HH:mm:ss` in the server's zone. */
export const auditFields = {
  createBy: Type.String(),
  createTime: Type.String(),
  updateBy: Type.String(),
  updateTime: Type.String(),
};

/** `createBy` of what the product brings along, so that it can be distinguished from people's own work. */
export const SAMPLE_AUTHOR = 'AJ Report';
/** With this end the codes of English samples, which are otherwise those of the Chinese ones. */
export const ENGLISH_SAMPLE_SUFFIX = '_en';

/** 1 = on, 0 = off (spec §5, switch values). */
export const Flag = Type.Unsafe<0 | 1>({ type: 'integer', enum: [0, 1] });
