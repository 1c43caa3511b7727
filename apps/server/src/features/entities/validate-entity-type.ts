import { type EntityTypeInput, entityTitlePattern, patternProblemKeys } from '@samtale/contract';
import { checkPattern } from '@samtale/nlu';
import { AppError } from '../../platform/app-error.ts';

/** The rules of spec 2 section 5, and what a pattern has to be. Throws `badRequest` with the fields at fault. */
export function refuseProblems({ title, isRegEx, entityList }: EntityTypeInput): void {
  const fields: { path: string; messageKey: string }[] = [];
  if (!entityTitlePattern.test(title)) {
    fields.push({ path: 'title', messageKey: 'entity.detail.save.errorTitle' });
  }
  entityList.forEach(({ name, synonymList }, index) => {
    const path = `entityList.${index}.name`;
    if (isRegEx) {
      const problem = name.trim() ? checkPattern(name.trim()) : null;
      if (problem) fields.push({ path, messageKey: patternProblemKeys[problem.code] });
    } else if (!name.trim() && synonymList.some((synonym) => synonym.trim())) {
      fields.push({ path, messageKey: 'entity.detail.save.entryWithoutName' });
    }
  });
  if (fields[0]) throw new AppError('badRequest', fields[0].messageKey, { fields });
}
